/** "4.5 bookkeeper; 3 auditor, controller": grades, each with the names that have it. */
export function gradesIn(line: string): { grade: number; names: string[] }[] {
  return line
    .split('; ')
    .filter(Boolean)
    .map((part) => {
      const [grade, ...names] = part.split(/,? /);
      return { grade: Number(grade), names };
    });
}

/** What a grade is worth, if `worth` says it of whole ones from 0 on. Half grades lie in the middle. */
export const worthOfGrade = (grade: number, worth: readonly number[]): number =>
  ((worth[Math.floor(grade)] as number) + (worth[Math.ceil(grade)] as number)) / 2;

/** The name of a title in a table: "accountant" of "accounting/accountant". */
export const titleSlug = (id: string): string => id.slice(id.indexOf('/') + 1);
