import { readingMinutes } from '../../../../shared/blog/blog-rules.ts';
import { Alert } from '../../../ui/alert.tsx';
import type { PostFields } from '../post-fields.ts';
import { PreviewText } from './preview-text.tsx';

/** The post as its page will show it. */
export function PreviewTab({ title, content }: Pick<PostFields, 'title' | 'content'>) {
  return (
    <div className="mx-auto max-w-[720px]">
      <noscript>
        <Alert title="Save the post as a draft and open its page to see it." />
      </noscript>
      <h2 className="text-xl leading-tight font-[640] tracking-[-0.022em]">{title || 'No title yet'}</h2>
      <p className="num mt-2 mb-5 border-b pb-4 text-ink-2">{readingMinutes(content)} min read</p>
      <PreviewText content={content} />
    </div>
  );
}
