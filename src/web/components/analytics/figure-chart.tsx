import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';

type FigureChartProps = {
  kind: 'lines' | 'bars';
  labels: string[];
  series: { label: string; values: number[] }[];
};

const colors = ['text-accent', 'text-fair'] as const;

/** A picture of what the table beside it says. It is drawn by a script that only this page loads. */
export function FigureChart({ kind, labels, series }: FigureChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [theme, setTheme] = useState(0);

  useEffect(() => onThemeChange(() => setTheme((times) => times + 1)), []);

  // The theme is read from the page: it decides the colours.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `theme` only says that the colours are others now.
  useEffect(() => {
    let remove = () => {};
    let isGone = false;
    import('./chart-canvas.ts').then(({ drawChart }) => {
      if (isGone || !canvas.current || !frame.current) return;
      const colorOf = (name: string) =>
        getComputedStyle(frame.current?.querySelector(`[data-color="${name}"]`) ?? document.body).color;
      remove = drawChart(canvas.current, {
        kind,
        labels,
        series: series.map(({ values }, index) => ({ values, color: colorOf(String(index)) })),
        ink: colorOf('ink'),
        line: colorOf('line'),
      });
    }, console.error);
    return () => {
      isGone = true;
      remove();
    };
  }, [kind, labels, series, theme]);

  return (
    <div ref={frame} aria-hidden="true" className="min-w-0">
      <span data-color="line" className="hidden text-line" />
      <span data-color="ink" className="hidden text-ink-3" />
      <ul
        className={classNames(
          'flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2',
          series.length < 2 && 'sr-only',
        )}
      >
        {series.map(({ label }, index) => (
          <li key={label} className="flex items-center gap-2">
            <span
              data-color={index}
              className={classNames(
                'w-5 border-t-2 border-current',
                colors[index],
                index > 0 && 'border-dashed',
              )}
            />
            {label}
          </li>
        ))}
      </ul>
      <div ref={canvas} className="mt-2 h-[200px] min-w-0 overflow-hidden" />
    </div>
  );
}

function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', listener);
  };
}
