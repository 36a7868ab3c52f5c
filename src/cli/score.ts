export async function score(_args: string[]): Promise<number> {
  return 2;
}
