import { blogLimits, blogNameOf } from '../../../shared/blog/blog-rules.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { useProductName } from '../frame/product-name.ts';
import type { ChangePost, ErrorOf } from './content-tab.tsx';
import type { PostFields } from './post-fields.ts';

type SeoTabProps = { fields: PostFields; change: ChangePost; errorOf: ErrorOf };

export function SeoTab({ fields, change, errorOf }: SeoTabProps) {
  const productName = useProductName();
  const { metaTitle, metaDescription, title, slug, excerpt } = fields;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        <TextField
          label="Meta title"
          name="metaTitle"
          maxLength={blogLimits.metaTitle}
          hint="For search engines. Leave it empty to use the title."
          value={metaTitle}
          onChange={(event) => change({ metaTitle: event.target.value })}
          errors={errorOf('metaTitle')}
        />
        <TextareaField
          label="Meta description"
          name="metaDescription"
          rows={4}
          maxLength={blogLimits.metaDescription}
          hint="Max 160 characters. Leave it empty to use the start of the content."
          labelEnd={
            <span className="num text-xs text-ink-3">
              {metaDescription.length}/{blogLimits.metaDescription}
            </span>
          }
          value={metaDescription}
          onChange={(event) => change({ metaDescription: event.target.value })}
          errors={errorOf('metaDescription')}
        />
      </div>
      <section aria-labelledby="search-result" className="min-w-0">
        <h2 id="search-result" className="mb-1.5 text-sm">
          In a list of search results
        </h2>
        <div className="rounded-md border bg-sunken p-4">
          <p className="text-xs text-ink-3">/blog/{slug || '…'}</p>
          <p className="mt-1 font-[600] text-accent">
            {metaTitle || title || 'Title'} | {blogNameOf(productName)}
          </p>
          <p className="mt-1 text-ink-2">
            {metaDescription || excerpt || 'The start of the content stands here.'}
          </p>
        </div>
      </section>
    </div>
  );
}
