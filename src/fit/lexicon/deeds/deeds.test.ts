import { describe, expect, it } from 'vitest';
import { fit as fitTexts } from '../../fit.ts';
import { findDeeds } from './deeds.ts';
import { verbForms } from './verb-forms.ts';

const shown = (text: string) => [...new Set(findDeeds(text).map(({ term }) => term.name))];

describe('what a résumé says was done', () => {
  it.each([
    ['Tied out 40 vendor statements each month', 'Account reconciliation'],
    ['Posted and reconciled bank accounts', 'Account reconciliation'],
    ['Responsible for balancing the front desk’s cash drawer', 'Cash handling'],
    ['- Calmed upset guests', 'Complaint handling'],
    ['Resolved billing, shipping and product complaints', 'Complaint handling'],
    ['Answer a busy phone and take messages', 'Call handling'],
  ])('%s: shows %s', (text, skill) => {
    expect(shown(text)).toContain(skill);
  });

  it('is quoted from the verb to what it was done to', () => {
    const text = 'Each week tied out 40 vendor statements. Tied out 12 bank statements for audits';
    expect(findDeeds(text).map(({ start, end }) => text.slice(start, end))).toContain(
      'Tied out 12 bank statements',
    );
  });

  it.each([
    ['a noun', 'Drawings and blueprints', 'Drafting'],
    ['a list of keywords', 'Skills: design, editing, email, frame, honest, window, film', 'Carpentry'],
    ['an adjective', 'Driven sales professional', 'Revenue growth'],
    ['with whom it was done', 'Picked up all guest orders', 'Picking and packing'],
    ['another object', 'Managed data entry projects', 'Data management'],
    ['another verb’s object', 'Cooked dinners and resolved complaints', 'Food preparation'],
    ['the next line', 'Balanced\nDrawer repairs', 'Cash handling'],
  ])('isn’t shown by %s: %s', (_, text, skill) => {
    expect(shown(text)).not.toContain(skill);
  });
});

describe('the forms of verbs', () => {
  it.each([
    ['tie', ['tie', 'tying', 'tied']],
    ['reconcile', ['reconcile', 'reconciling', 'reconciled']],
    ['plan', ['plan', 'planning', 'planned']],
    ['clean', ['clean', 'cleaning', 'cleaned']],
    ['submit', ['submit', 'submitting', 'submitted']],
    ['open', ['open', 'opening', 'opened']],
    ['carry', ['carry', 'carrying', 'carried']],
    ['teach', ['teach', 'teaching', 'taught']],
    ['set', ['set', 'setting']],
  ])('%s', (base, forms) => {
    expect(verbForms(base).map(([written]) => written)).toEqual(forms);
  });
});

describe('a result', () => {
  const found = (required: string, line: string) => {
    const posting = `Bookkeeper\n\nDuties\n- ${required}\n- File invoices and receipts\n`;
    const resume = `Ida Holm\n\nExperience\nBookkeeper, Elm Ltd\nMay 2015 - May 2021\n- ${line}\n- Filed invoices\n`;
    return fitTexts({ resume, posting, title: 'Bookkeeper', today: '2026-11-26' }).keyMatches.find(
      ({ requirement }) => requirement.label === required,
    );
  };

  it('quotes what was done for a skill that the résumé doesn’t name', () => {
    const match = found('Account reconciliation', 'Tied out 40 vendor statements each month');
    expect(match?.how).toBe('shown by: Tied out 40 vendor statements');
    expect(match?.evidence[0]?.text).toContain('Tied out 40 vendor statements each month');
  });

  it('finds a named skill for a duty that names none', () => {
    const match = found('Count the drawer each night', 'In charge of cash handling');
    expect(match?.evidence[0]?.text).toContain('cash handling');
  });
});
