import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export type Drawing = {
  kind: 'lines' | 'bars';
  /** What each point stands for. */
  labels: string[];
  /** One list of values for each colour. */
  series: { values: number[]; color: string }[];
  ink: string;
  line: string;
};

const font = '12px "Inter Variable", system-ui, sans-serif';
const height = 200;

/** Draws into an element, as wide as it is. Returns how to remove the drawing. */
export function drawChart(element: HTMLElement, { kind, labels, series, ink, line }: Drawing): () => void {
  const highest = Math.max(1, ...series.flatMap(({ values }) => values));
  const axis = { stroke: ink, font, ticks: { show: false }, grid: { stroke: line, width: 1 } };
  const numbers = new Intl.NumberFormat('en', { notation: highest >= 10_000 ? 'compact' : 'standard' });
  const drawn = new uPlot(
    {
      width: element.clientWidth,
      height,
      padding: [8, 24, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: (_, min, max) => (kind === 'bars' ? [min - 0.6, max + 0.6] : [min, max]) },
        y: { range: (_, __, max) => [0, Math.max(1, max * 1.08)] },
      },
      axes: [
        {
          ...axis,
          size: 30,
          grid: { show: false },
          splits: (plot) => shownLabels(labels, plot.width),
          values: (_, at) => at.map((index) => labels[index] ?? ''),
        },
        {
          ...axis,
          size: 46,
          splits: (_, __, min, max) => wholeSteps(min, max),
          values: (_, at) => at.map((value) => numbers.format(value)),
        },
      ],
      series: [
        {},
        ...series.map(({ color }, index) => ({
          stroke: color,
          fill: kind === 'bars' ? color : undefined,
          width: 2,
          // The second line is dashed, so that the colour isn't the only sign.
          dash: index > 0 ? [6, 4] : undefined,
          paths: kind === 'bars' ? uPlot.paths.bars?.({ size: [0.7, 80] }) : undefined,
          points: { show: kind === 'lines' && labels.length <= 31, size: 5, fill: color },
        })),
      ],
    },
    [labels.map((_, index) => index), ...series.map(({ values }) => values)],
    element,
  );
  const resizing = new ResizeObserver(() => drawn.setSize({ width: element.clientWidth, height }));
  resizing.observe(element);
  return () => {
    resizing.disconnect();
    drawn.destroy();
  };
}

/** As many labels as fit, the last one always. */
function shownLabels(labels: string[], width: number): number[] {
  const step = Math.max(1, Math.ceil((labels.length * 76) / width));
  const last = labels.length - 1;
  return labels.map((_, index) => index).filter((index) => (last - index) % step === 0);
}

/** Up to five whole numbers at even distances. */
function wholeSteps(min: number, max: number): number[] {
  const rough = (max - min) / 4;
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = [1, 2, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough) ?? 1;
  return Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step);
}
