import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { followingSlug, postPath } from '../../../shared/blog/blog-rules.ts';
import { useFocusOnError } from '../../lib/forms/focus-on-error.ts';
import type { ActionError } from '../../lib/request/request.server.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import type { CodeEditor } from './code-editor.ts';
import { ContentTab } from './content-tab.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { ImagePicker, type PickedImage } from './image-picker.tsx';
import type { PostFields } from './post-fields.ts';
import { PreviewTab } from './preview/preview-tab.tsx';
import { type OtherSave, SavedMeanwhile } from './saved-meanwhile.tsx';
import { SeoTab } from './seo-tab.tsx';
import { usePostDraft } from './use-post-draft.ts';

export type EditedPost = {
  /** Null for a new post. */
  id: string | null;
  version: number;
  /** As it is stored. */
  fields: PostFields;
};

type PostEditorProps = {
  post: EditedPost;
  /** What came back with a refusal. */
  typed: PostFields | undefined;
  /** Null if they couldn't be read. */
  categories: { id: string; name: string }[] | null;
  error: ActionError | undefined;
  otherSave: OtherSave | undefined;
};

export function PostEditor({ post: latest, typed, categories, error, otherSave }: PostEditorProps) {
  // What this editor started from. The page's data may be loaded again while somebody is typing.
  const [post] = useState(latest);
  const [fields, setFields] = useState(typed ?? post.fields);
  const [picking, setPicking] = useState<'content' | 'featured' | null>(null);
  const [dropped, setDropped] = useState<File[]>([]);
  const editor = useRef<CodeEditor | null>(null);
  const draft = usePostDraft(
    { postId: post.id, version: post.version, saved: post.fields },
    fields,
    setFields,
  );
  const saving = useNavigation().formMethod === 'POST';
  const top = useRef<HTMLDivElement>(null);
  // The reason stands above the form; the field that it is about comes next.
  useEffect(() => {
    if (error) top.current?.scrollIntoView({ block: 'start' });
  }, [error]);
  useFocusOnError(error);

  const change = (changed: Partial<PostFields>) =>
    setFields((now) => ({
      ...now,
      ...changed,
      slug:
        changed.title === undefined
          ? (changed.slug ?? now.slug)
          : followingSlug(now.slug, now.title, changed.title),
    }));
  const preview = () => {
    if (fields.slug === '') toast.error({ title: 'Please set a slug first' });
    else open(postPath(fields.slug), '_blank', 'noopener');
  };
  const pick = ({ path, alt }: PickedImage) => {
    if (picking === 'featured') change({ featuredImage: path, featuredImageAlt: '' });
    else if (editor.current) editor.current.insert(`![${alt.replace(/[[\]\\]/g, '')}](${path})`);
    else change({ content: `${fields.content}\n\n![${alt}](${path})\n` });
    setPicking(null);
    setDropped([]);
  };
  const errorOf = (field: keyof PostFields) => (error?.field === field ? error.message : undefined);

  return (
    <div ref={top} className="scroll-mt-20">
      {/* The server checks: a required field in a hidden tab would stop the form without a word. */}
      <Form method="post" noValidate data-keeps-drafts="">
        {error && error.code !== 'saved_meanwhile' ? (
          <Alert tone="low" title={error.title ?? 'Failed to save post'} className="mb-5">
            {error.message}
          </Alert>
        ) : null}
        {otherSave ? <SavedMeanwhile postId={post.id ?? ''} save={otherSave} /> : null}
        <DraftNotice draft={draft} version={post.version} isNew={post.id === null} />
        <input type="hidden" name="version" value={otherSave?.version ?? post.version} />
        <Card>
          <Tabs
            label="Parts of the post"
            panelClassName="p-4 md:p-5"
            items={[
              {
                id: 'post-content',
                label: 'Content',
                content: (
                  <ContentTab
                    {...{ fields, change, categories, editor, errorOf }}
                    onPickFeatured={() => setPicking('featured')}
                    onImages={(files) => {
                      setDropped(files);
                      setPicking('content');
                    }}
                  />
                ),
              },
              {
                id: 'post-seo',
                label: 'SEO & Meta',
                content: <SeoTab {...{ fields, change, errorOf }} />,
              },
              {
                id: 'post-preview',
                label: 'Preview',
                content: <PreviewTab title={fields.title} content={fields.content} />,
              },
            ]}
          />
        </Card>
        <div
          data-actions
          className="sticky bottom-0 z-10 mt-5 flex flex-wrap justify-end gap-2 border-t bg-paper py-3"
        >
          <LinkButton to="/admin/blog" variant="ghost">
            Cancel
          </LinkButton>
          <Button onClick={preview} className="noscript:hidden">
            Preview
          </Button>
          <Button type="submit" variant="primary" busy={saving}>
            Save Post
          </Button>
        </div>
      </Form>
      <ImagePicker
        open={picking !== null}
        files={dropped}
        onClose={() => {
          setPicking(null);
          setDropped([]);
        }}
        onPick={pick}
      />
    </div>
  );
}
