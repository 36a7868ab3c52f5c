const ROUNDS = 25;

/**
 * Groups directions of equal length by likeness: k-means by the cosine, begun with the most typical one and then
 * always with the one that is least like those chosen. Returns each one's group, 0…`groups` − 1. The same input gives
 * the same groups.
 */
export function groupDirections(directions: readonly ArrayLike<number>[], groups: number): number[] {
  const units = directions.map(unit);
  let centres = firstCentres(units, groups);
  let assigned: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    assigned = units.map((one) => nearest(one, centres));
    centres = centres.map((centre, group) => {
      const own = units.filter((_, index) => assigned[index] === group);
      return own.length === 0 ? centre : unit(sum(own));
    });
  }
  return assigned;
}

function firstCentres(units: readonly Float64Array[], groups: number): Float64Array[] {
  const typical = unit(sum(units));
  const centres = [highest(units, (one) => dot(one, typical))];
  const likeness = units.map((one) => dot(one, centres[0]!));
  while (centres.length < Math.min(groups, units.length)) {
    const next = units[likeness.indexOf(Math.min(...likeness))]!;
    centres.push(next);
    units.forEach((one, index) => {
      likeness[index] = Math.max(likeness[index]!, dot(one, next));
    });
  }
  return centres;
}

function nearest(one: Float64Array, centres: readonly Float64Array[]): number {
  const likeness = centres.map((centre) => dot(one, centre));
  return likeness.indexOf(Math.max(...likeness));
}

function highest(units: readonly Float64Array[], rate: (one: Float64Array) => number): Float64Array {
  const rates = units.map(rate);
  return units[rates.indexOf(Math.max(...rates))]!;
}

function sum(units: readonly Float64Array[]): Float64Array {
  const total = new Float64Array(units[0]!.length);
  for (const one of units)
    one.forEach((value, index) => {
      total[index]! += value;
    });
  return total;
}

function unit(direction: ArrayLike<number>): Float64Array {
  const values = Float64Array.from(direction);
  const length = Math.sqrt(dot(values, values)) || 1;
  return values.map((value) => value / length);
}

const dot = (a: Float64Array, b: Float64Array): number =>
  a.reduce((total, value, index) => total + value * b[index]!, 0);
