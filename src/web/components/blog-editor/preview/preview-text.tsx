import { type RefObject, useEffect, useRef, useState } from 'react';
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx';
import { replaceBlocks } from './replace-blocks.ts';
import { useRenderedMarkdown } from './use-rendered-markdown.ts';

/** A text as the post's page will show it. Asks the server only while it is in sight. */
export function PreviewText({ content }: { content: string }) {
  const place = useRef<HTMLDivElement>(null);
  const article = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(place);
  const { html, hasFailed } = useRenderedMarkdown(content, isInSight);
  const isEmpty = content.trim() === '';

  useEffect(() => {
    if (article.current) replaceBlocks(article.current, isEmpty ? '' : (html ?? ''));
  }, [html, isEmpty]);

  return (
    <div ref={place} className="min-h-24 min-w-0 noscript:hidden">
      {isEmpty ? <p className="text-ink-2">Nothing written yet.</p> : null}
      {!isEmpty && html === null && !hasFailed ? (
        <Loading label="Rendering the preview">
          <SkeletonText lines={6} />
        </Loading>
      ) : null}
      {!isEmpty && hasFailed ? (
        <p role="status" className="mb-4 text-low">
          The preview can’t be updated right now. Keep writing: it tries again when the text changes.
        </p>
      ) : null}
      <div ref={article} className="article" />
    </div>
  );
}

function useInSight(place: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting ?? false));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isInSight;
}
