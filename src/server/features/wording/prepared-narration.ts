import { type Findings, narrationRequest } from './narration-request.ts';
import { redactorFor } from './personal-data.ts';

export type NarrationTexts = { findings: Findings; resumeText: string; postingText: string; today: string };

/** What the model is asked, and the two texts without personal data, against which its answer is checked. */
export type PreparedNarration = {
  instructions: string;
  prompt: string;
  resumeView: string;
  postingView: string;
};

export function preparedNarration({
  findings,
  resumeText,
  postingText,
  today,
}: NarrationTexts): PreparedNarration {
  const redactor = redactorFor(resumeText, today);
  return {
    ...narrationRequest(findings, redactor),
    resumeView: redactor.resumeView,
    postingView: redactor.text(postingText),
  };
}
