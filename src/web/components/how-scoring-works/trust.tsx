import type { Receipt } from '../../../shared/results/fit-result.ts';
import { Bullets, Strong } from './scoring-page.tsx';

export function NoScore() {
  return (
    <>
      <p>A score that can’t be honest isn’t given. In its place stands the reason:</p>
      <Bullets>
        <li>Your file has no text, as with a scan, or too little to compare.</li>
        <li>The posting has only a few words, or names nothing a résumé could be compared with.</li>
        <li>
          One of the two is written in a script that isn’t read yet: only languages in Latin letters are.
        </li>
      </Bullets>
      <p>No score is not a zero. It says nothing about you.</p>
    </>
  );
}

export function SameScore() {
  return (
    <>
      <p>
        The score is arithmetic on the two texts. It uses no chance, no network, no language model and nothing
        learned from other people. The same two texts give the same score and the same reasons, on any
        machine.
      </p>
      <p>
        Only the day counts too: a job that goes on “to the present” grows by the month. And a new version of
        the engine may score differently, so every score names the version it was made with.
      </p>
    </>
  );
}

/** The example's receipt, and the command that reproduces it. */
export function ReceiptHelp({ receipt }: { receipt: Receipt }) {
  return (
    <>
      <p>
        Under every score stands its receipt: the version of the engine and of its lexicon, the day, and a
        fingerprint (SHA-256) of each text. Anyone with the two texts and the same version of Rolefit can
        compute it again, without an account and without a network:
      </p>
      <pre className="rounded-md border bg-sunken p-3.5 text-xs whitespace-pre-wrap text-ink">
        <code>{`npm run --silent rolefit -- score resume.txt posting.txt --today ${receipt.today} --json`}</code>
      </pre>
      <p>
        The answer holds the same receipt. A fingerprint changes with a single blank, so a text saved with
        another line end has another one, even where the score is the same. Where the job’s title was known
        apart from its text, add <code className="text-ink">--title "…"</code>.
      </p>
    </>
  );
}

export function LanguageModels({ model }: { model: string | null }) {
  return (
    <>
      <p>
        Every analysis is made from the findings by fixed rules. Whoever runs Rolefit may connect a language
        model that puts it in other words. It may do nothing else: the score, the matches, the gaps and the
        quotes are never its work.
      </p>
      <p>
        It is told the findings and their quoted lines, without your name and contact data. Each of its
        sentences is checked, and one that names a skill, an employer or a number that isn’t there is dropped.
        If too little is left, or no answer comes, you get the computed text. Words of a model are marked as
        such, with the computed text one press away.
      </p>
      <p>
        {model ? (
          <>
            Here, <Strong>{model}</Strong> words the analyses of signed-in people.
          </>
        ) : (
          <>Here, no language model is connected: every analysis is the computed text.</>
        )}
      </p>
    </>
  );
}

export function WhatItIsNot() {
  return (
    <Bullets>
      <li>Not a chance of being invited or hired: who else applies and who decides is in neither text.</li>
      <li>Not a judgement of you. It compares what two texts say.</li>
      <li>Not a copy of an employer’s system, and no promise of a rank in one.</li>
      <li>Not a reason to stay away: if most musts are met, the missing ones are yours to explain.</li>
    </Bullets>
  );
}
