import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { looks } from './looks.ts';

/** What breaks a rule of accessibility or the page's frame as the page stands, looked at in each look; it stays in the last. */
export async function breaches(page: Page, where = pathOf(page)): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 850 });
    await page.evaluate(coloursSettled);
    found.push(...(await breachesNow(page, `${where} (${colorScheme}, ${width} px)`)));
  }
  return found;
}

/** The same in the look that the page has now. */
export async function breachesNow(page: Page, where = pathOf(page)): Promise<string[]> {
  // Without legacy mode each question opens a page of its own, which takes longer than the answer; no page of ours has frames to look into.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [...found, `${where}: ${overflow} px too wide`] : found;
}

/** Halfway from one theme to the other nothing has the colours it is meant to have. */
const coloursSettled = async () => {
  await new Promise(requestAnimationFrame);
  const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(changing.map(({ finished }) => finished));
};

const pathOf = (page: Page) => new URL(page.url()).pathname;
