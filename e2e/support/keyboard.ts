import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has. */
const maxStops = 150;

/**
 * Presses Tab until the focus is on this element. On the way, every stop must show where the focus is, nothing may cover
 * the element for good, and the focus must move on.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press(key);
    const problem = await target.evaluate(focusProblem);
    if (problem === 'reached') return;
    expect(problem).toBeNull();
  }
  throw new Error(`Tab never reaches ${target}`);
}

/** Goes to a control with Tab and presses Enter, or another key. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field with Tab and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.insertText(text);
}

/** What is wrong with the focus right now, or null; 'reached' if it is fine and on the target. Runs in the page. */
function focusProblem(target: Element): string | null {
  const element = document.activeElement;
  const stop = window as unknown as { lastStop?: Element | null };
  if (!element || element === document.body) {
    stop.lastStop = null;
    return null;
  }
  const name = `${element.tagName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}”`;
  if (stop.lastStop === element) return `The focus is trapped on ${name}`;
  stop.lastStop = element;
  const isOutlined = (each: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  };
  const marked = [element, element.parentElement, element.parentElement?.parentElement].find(
    (each) => each && isOutlined(each),
  );
  if (!marked) return `The focus does not show on ${name}`;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const onTop = document.elementFromPoint(x, y);
  // A toast is gone after some seconds.
  const isToast = onTop?.closest('[data-sonner-toast]');
  if (!onTop || !(isToast || marked.contains(onTop) || onTop.contains(element)))
    return `Something covers ${name}`;
  return element === target ? 'reached' : null;
}
