import type { ReactNode } from 'react';

type MessagePageProps = { code?: string; title: string; children: ReactNode; action: ReactNode };

/** A page with only a message, such as an error. */
export function MessagePage({ code, title, children, action }: MessagePageProps) {
  return (
    <div className="page-width flex flex-col items-center py-20 text-center md:py-28">
      {code ? <p className="num text-2xl font-[640] tracking-[-0.03em] text-ink-3">{code}</p> : null}
      <h1 className="mt-3">{title}</h1>
      <div className="mt-2 max-w-[52ch] text-balance text-ink-2">{children}</div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>
    </div>
  );
}
