import { Images } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox, Switch } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { CodeEditor } from './code-editor.ts';
import { MarkdownField } from './markdown-field.tsx';
import type { PostFields } from './post-fields.ts';
import { useLivePreviewChoice } from './preview/live-preview-choice.ts';
import { fromLocalInput, toLocalInput } from './schedule-input.ts';

export type ChangePost = (changed: Partial<PostFields>) => void;
export type ErrorOf = (field: keyof PostFields) => string | undefined;

type ContentTabProps = {
  fields: PostFields;
  change: ChangePost;
  /** Null if they couldn't be read. */
  categories: { id: string; name: string }[] | null;
  editor: RefObject<CodeEditor | null>;
  errorOf: ErrorOf;
  onPickFeatured: () => void;
  onImages: (files: File[]) => void;
};

/** With the preview beside it, the text takes the whole width. */
const layouts = {
  column: {
    all: 'grid gap-6 lg:grid-cols-[1fr_300px]',
    text: 'flex min-w-0 flex-col gap-5',
    rest: 'flex min-w-0 flex-col gap-5',
  },
  split: {
    all: 'grid gap-x-6 gap-y-5 lg:grid-cols-2',
    text: 'flex min-w-0 flex-col gap-5 lg:contents [&>[data-wide]]:col-span-2',
    rest: 'flex min-w-0 flex-col gap-5 lg:contents',
  },
};

export function ContentTab(props: ContentTabProps) {
  const { fields, change, categories, editor, errorOf, onPickFeatured, onImages } = props;
  const [hasPreview, choosePreview] = useLivePreviewChoice();
  const layout = hasPreview ? layouts.split : layouts.column;
  return (
    <div className={layout.all}>
      <div className={layout.text}>
        <TextField
          label="Title"
          name="title"
          required
          maxLength={200}
          value={fields.title}
          onChange={(event) => change({ title: event.target.value })}
          errors={errorOf('title')}
        />
        <TextField
          label="Slug"
          name="slug"
          required
          maxLength={120}
          hint={`The post’s address: /blog/${fields.slug || '…'}`}
          value={fields.slug}
          onChange={(event) => change({ slug: event.target.value })}
          errors={errorOf('slug')}
        />
        <MarkdownField
          value={fields.content}
          onChange={(content) => change({ content })}
          error={errorOf('content')}
          editor={editor}
          onImages={onImages}
          hasPreview={hasPreview}
          onTogglePreview={() => choosePreview(!hasPreview)}
        />
        <TextareaField
          label="Excerpt"
          name="excerpt"
          rows={3}
          maxLength={500}
          hint="Shown on the post’s card. Leave it empty to use the start of the content."
          value={fields.excerpt}
          onChange={(event) => change({ excerpt: event.target.value })}
          errors={errorOf('excerpt')}
        />
      </div>
      <div className={layout.rest}>
        <Publication {...{ fields, change, errorOf }} />
        <Categories {...{ fields, change, categories }} />
        <div className="flex min-w-0 flex-col gap-5">
          <TextField
            label="Tags"
            name="tags"
            hint="Separated by commas."
            value={fields.tags}
            onChange={(event) => change({ tags: event.target.value })}
            errors={errorOf('tags')}
          />
          <FeaturedImage {...{ fields, change, errorOf, onPickFeatured }} />
        </div>
      </div>
    </div>
  );
}

type PartProps = Pick<ContentTabProps, 'fields' | 'change' | 'errorOf'>;

function Publication({ fields, change, errorOf }: PartProps) {
  const inBrowser = useHydrated();
  return (
    <fieldset className="flex flex-col gap-4 rounded-md border p-4">
      <legend className="sr-only">Publication</legend>
      <Switch
        label="Publish"
        name="isPublished"
        checked={fields.isPublished}
        onChange={(event) => change({ isPublished: event.target.checked })}
        hint={fields.isPublished ? undefined : 'A draft: only administrators can see it.'}
      />
      {fields.isPublished ? (
        <>
          <TextField
            label="Publish at"
            type="datetime-local"
            name={inBrowser ? undefined : 'scheduledFor'}
            hint={
              inBrowser ? 'Your time. Leave it empty to publish now.' : 'UTC. Leave it empty to publish now.'
            }
            value={toLocalInput(fields.scheduledFor, inBrowser)}
            onChange={(event) => change({ scheduledFor: fromLocalInput(event.target.value) })}
            errors={errorOf('scheduledFor')}
          />
          {inBrowser ? <input type="hidden" name="scheduledFor" value={fields.scheduledFor} /> : null}
        </>
      ) : null}
    </fieldset>
  );
}

function Categories({
  fields,
  change,
  categories,
}: Pick<ContentTabProps, 'fields' | 'change' | 'categories'>) {
  const toggle = (id: string, isChosen: boolean) =>
    change({
      categoryIds: isChosen ? [...fields.categoryIds, id] : fields.categoryIds.filter((each) => each !== id),
    });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-[550]">Categories</legend>
      {categories?.length === 0 ? <p className="text-ink-2">No categories yet.</p> : null}
      <div className="flex max-h-56 flex-col gap-1.5 overflow-y-auto p-0.5">
        {categories?.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            name="categoryId"
            value={id}
            checked={fields.categoryIds.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function FeaturedImage({
  fields,
  change,
  errorOf,
  onPickFeatured,
}: PartProps & Pick<ContentTabProps, 'onPickFeatured'>) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <TextField
        label="Featured image URL"
        name="featuredImage"
        hint="A picture from the image library."
        value={fields.featuredImage}
        onChange={(event) => change({ featuredImage: event.target.value })}
        errors={errorOf('featuredImage')}
      />
      <Button onClick={onPickFeatured} className="self-start noscript:hidden">
        <Images aria-hidden="true" />
        Image library
      </Button>
      {fields.featuredImage.startsWith('/blog/images/') ? (
        <img
          src={fields.featuredImage}
          alt=""
          className="aspect-[2/1] w-full rounded-md border bg-sunken object-cover"
        />
      ) : null}
      {fields.featuredImage === '' ? (
        <input type="hidden" name="featuredImageAlt" value="" />
      ) : (
        <TextField
          label="Featured image description"
          name="featuredImageAlt"
          hint="Leave it empty to use the library’s."
          value={fields.featuredImageAlt}
          onChange={(event) => change({ featuredImageAlt: event.target.value })}
          errors={errorOf('featuredImageAlt')}
        />
      )}
    </div>
  );
}
