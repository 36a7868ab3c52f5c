/** How long `work` takes, in milliseconds: the median of some rounds, after others that only warm up. */
export function median(work: () => unknown, rounds = 9, warmUps = 3): number {
  for (let round = 0; round < warmUps; round++) work();
  const times = Array.from({ length: rounds }, () => cpuTime(work)).sort((a, b) => a - b);
  return times[rounds >> 1]!;
}

/** Processor time of this process, so that what else runs on the machine counts little. */
function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The k of time ~ size^k: the slope of the line through the logarithms. 1 is linear. */
export function exponent(points: { size: number; time: number }[]): number {
  const logs = points.map(({ size, time }) => [Math.log(size), Math.log(time)] as const);
  const meanX = logs.reduce((sum, [x]) => sum + x, 0) / logs.length;
  const meanY = logs.reduce((sum, [, y]) => sum + y, 0) / logs.length;
  const over = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return over / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}
