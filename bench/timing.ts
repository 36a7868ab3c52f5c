/** The median time of `work` in milliseconds, after some warm-up rounds. */
export function median(work: () => unknown, rounds = 9, warmUps = 3): number {
  for (let round = 0; round < warmUps; round++) work();
  const times = Array.from({ length: rounds }, () => cpuTime(work)).sort((a, b) => a - b);
  return times[rounds >> 1]!;
}

/** CPU time of this process, so that other work on the machine hardly counts. */
function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Fits time ~ size^k and returns k (the slope of the log-log regression line). 1 is linear. */
export function exponent(points: { size: number; time: number }[]): number {
  const logs = points.map(({ size, time }) => [Math.log(size), Math.log(time)] as const);
  const meanX = logs.reduce((sum, [x]) => sum + x, 0) / logs.length;
  const meanY = logs.reduce((sum, [, y]) => sum + y, 0) / logs.length;
  const over = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return over / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}
