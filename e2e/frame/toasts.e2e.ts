import { expect, type Page } from '@playwright/test';
import { ownAddress, signOut, signUp } from '../support/journeys.ts';
import { test } from '../support/test.ts';
import { toastsAt } from '../support/toasts-at.ts';

const toasts = (page: Page) =>
  page.locator('[data-sonner-toast][data-visible=true]:not([data-removed=true])');

/** Pauses the clock; from now on, time passes only through `runFor`. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-01T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-01-01T10:01:00Z'));
}

async function submitWrongPassword(page: Page): Promise<void> {
  const responded = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await responded;
}

async function openSignIn(page: Page): Promise<void> {
  await ownAddress(page);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(`nobody${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('not it 77!');
}

/** Lets pending timers run in tiny steps until this many toasts are visible. */
async function untilShown(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(toasts(page)).toHaveCount(count, { timeout: 200 });
  }).toPass({ intervals: [50] });
}

test('an error is shown for five seconds', async ({ page }) => {
  await stopTime(page);
  await openSignIn(page);
  await submitWrongPassword(page);
  await untilShown(page, 1);
  await expect(toasts(page)).toContainText('Sign-in Failed');
  await page.clock.runFor(4_500);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(600);
  await expect(toasts(page)).toHaveCount(0);
});

test('a successful sign-in is shown for three seconds', async ({ page }) => {
  const name = await signUp(page);
  await page.goto('/');
  await signOut(page);
  await expect(page).toHaveURL('/auth');
  await stopTime(page);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(`${name}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7!');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const welcome = toasts(page).filter({ hasText: 'Welcome Back!' });
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(welcome).toHaveCount(1, { timeout: 200 });
  }).toPass({ intervals: [50] });
  await page.clock.runFor(2_500);
  await expect(welcome).toHaveCount(1);
  await page.clock.runFor(600);
  await expect(welcome).toHaveCount(0);
});

test('at most three are shown, they stay while hovered or focused, and Esc closes them', async ({ page }) => {
  await stopTime(page);
  await openSignIn(page);
  for (const count of [1, 2, 3, 3]) {
    await submitWrongPassword(page);
    await untilShown(page, count);
  }
  await toasts(page).first().hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(3);

  await page.keyboard.press('Alt+t');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.mouse.move(5, 5);
  await toasts(page).first().getByRole('button', { name: 'Close toast' }).focus();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(3);

  await page.keyboard.press('Escape');
  await page.clock.runFor(500);
  await page.keyboard.press('Escape');
  await page.clock.runFor(500);
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast can be swiped away, and is announced by screen readers', async ({ page }) => {
  await stopTime(page);
  await openSignIn(page);
  await submitWrongPassword(page);
  await untilShown(page, 1);
  await expect(page.locator('section[aria-live=polite]', { has: toasts(page) })).toHaveAttribute(
    'aria-label',
    /Notifications/,
  );
  // Waits until the toast stops moving, and avoids its text, which would be selected.
  await toasts(page).hover({ position: { x: 6, y: 10 } });
  const box = await toasts(page).boundingBox();
  if (!box) throw new Error('The toast is not visible.');
  const viewport = page.viewportSize();
  expect(box.x + box.width).toBeLessThanOrEqual(viewport?.width ?? 0);
  expect(box.x).toBeGreaterThan((viewport?.width ?? 0) / 2);
  await page.mouse.down();
  let x = box.x + 6;
  await expect(async () => {
    x += 2;
    await page.mouse.move(x, box.y + 10);
    await expect(toasts(page)).toHaveAttribute('data-swiped', 'true', { timeout: 200 });
  }).toPass({ intervals: [50] });
  await page.mouse.move(x + 150, box.y + 10);
  await page.mouse.up();
  await page.clock.runFor(500);
  await expect(toasts(page)).toHaveCount(0);
});

test('no toast covers the buttons of a dialog, at any width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page);
  for (const width of [390, 800, 1280]) {
    await page.setViewportSize({ width, height: 850 });
    await page.goto('/master-resume?tab=experience');
    await page.getByRole('link', { name: 'Add Experience' }).click();
    const form = page.getByRole('dialog');
    const save = form.getByRole('button', { name: 'Save' });
    await form.getByLabel('Company Name').fill('Lumen Ltd');
    await form.getByLabel('Position').fill('Nurse');
    await save.click();
    await save.click();
    await expect(toasts(page).filter({ hasText: 'Start date is required' }).first()).toBeVisible();
    await expect.poll(() => toastsAt(save)).toBe('beside it');
  }
});

test('no toast covers the message at a field on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/check');
  await page.getByLabel('Or paste its text').fill('Baker at Elm Mill, 2018 - present');
  await page.getByLabel('The job posting').fill('hello');
  await page.getByRole('button', { name: 'Get the score' }).click();
  await expect(toasts(page).filter({ hasText: 'Not a Job Posting' })).toBeVisible();
  const message = page.locator('main [id$="-error"]');
  await expect(message).toBeInViewport();
  await expect.poll(() => toastsAt(message)).toBe('beside it');
});
