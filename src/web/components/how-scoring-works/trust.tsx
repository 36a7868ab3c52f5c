import type { Receipt } from '../../../shared/results/fit-result.ts';
import { Bullets, Strong } from './scoring-page.tsx';

export function NoScore() {
  return (
    <>
      <p>If we can’t give an honest score, we don’t give one, and tell you why:</p>
      <Bullets>
        <li>Your file has no text (it’s a scan, for example), or too little to compare.</li>
        <li>The posting has only a few words, or nothing a résumé could be compared with.</li>
        <li>One of the two is in a script we can’t read yet. For now, we only read the Latin alphabet.</li>
      </Bullets>
      <p>No score doesn’t mean zero. It says nothing about you.</p>
    </>
  );
}

export function SameScore() {
  return (
    <>
      <p>
        The score is arithmetic on the two texts. It involves no chance, no network, no language model and
        nothing learned from other users. The same two texts get the same score and the same reasons, on any
        machine.
      </p>
      <p>
        Only the date matters too: a job “to the present” grows by the month. And a new version of the engine
        may score differently, so every score names its version.
      </p>
    </>
  );
}

/** The example's receipt, and the command that reproduces it. */
export function ReceiptHelp({ receipt }: { receipt: Receipt }) {
  return (
    <>
      <p>
        Every score comes with a receipt: the versions of the engine and its lexicon, the date, and a
        fingerprint (SHA-256) of each text. Anyone with the two texts and the same version of Rolefit can
        recompute it, with no account and no network:
      </p>
      <pre className="rounded-md border bg-sunken p-3.5 text-xs whitespace-pre-wrap text-ink">
        <code>{`npm run --silent rolefit -- score resume.txt posting.txt --today ${receipt.today} --json`}</code>
      </pre>
      <p>
        The output has the same receipt. A single space changes a fingerprint, so a text saved with different
        line endings has a different one, even if the score is the same. If the job’s title was given
        separately from its text, add <code className="text-ink">--title "…"</code>.
      </p>
    </>
  );
}

export function LanguageModels({ model }: { model: string | null }) {
  return (
    <>
      <p>
        Every analysis is written from the findings by fixed rules. The operator of a site can connect a
        language model that rewords it. It can’t do anything else: the score, the matches, the gaps and the
        quotes never come from it.
      </p>
      <p>
        It receives the findings and their quoted lines, without your name and contact details. Each of its
        sentences is checked, and any that names a skill, an employer or a number that isn’t there is dropped.
        If too little is left, or no answer comes, you get the computed text. Text from a model is labeled,
        with the computed text one click away.
      </p>
      <p>
        {model ? (
          <>
            Here, <Strong>{model}</Strong> rewords the analyses of signed-in users.
          </>
        ) : (
          <>No language model is connected here: every analysis is the computed text.</>
        )}
      </p>
    </>
  );
}

export function WhatItIsNot() {
  return (
    <Bullets>
      <li>Not your odds of an interview or an offer: neither text says who else applies or who decides.</li>
      <li>Not a judgment of you. It compares what two texts say.</li>
      <li>Not a copy of an employer’s system, and no promise of how you’d rank in one.</li>
      <li>Not a reason to stay away: if you meet most must-haves, you can explain the rest.</li>
    </Bullets>
  );
}
