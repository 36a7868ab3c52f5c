import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { readingMinutes } from '../../../shared/blog/blog-rules.ts';
import { Alert } from '../../ui/alert.tsx';
import { Loading, SkeletonText } from '../../ui/skeleton.tsx';
import { ArticleText } from '../blog/article-text.tsx';
import type { PostFields } from './post-fields.ts';

const pauseMs = 400;

/** The post as the server renders it, while the tab is open. */
export function PreviewTab({ fields }: { fields: PostFields }) {
  const { submit, data } = useFetcher<{ html: string; of: string }>();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { title, content } = fields;

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setIsOpen(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isOpen || content.trim() === '') return;
    const render = () => void submit({ content }, { method: 'post', action: '/admin/blog/preview' });
    const timer = setTimeout(render, pauseMs);
    return () => clearTimeout(timer);
  }, [isOpen, content, submit]);

  return (
    <div ref={panel} className="mx-auto min-h-24 max-w-[720px]">
      <noscript>
        <Alert title="Save the post as a draft and open its page to see it." />
      </noscript>
      <h2 className="text-xl leading-tight font-[640] tracking-[-0.022em]">{title || 'No title yet'}</h2>
      <p className="num mt-2 mb-5 border-b pb-4 text-ink-2">{readingMinutes(content)} min read</p>
      {content.trim() === '' ? <p className="text-ink-2">Nothing written yet.</p> : null}
      {content.trim() !== '' && data ? <ArticleText html={data.html} /> : null}
      {content.trim() !== '' && !data ? (
        <Loading label="Rendering the preview">
          <SkeletonText lines={6} />
        </Loading>
      ) : null}
    </div>
  );
}
