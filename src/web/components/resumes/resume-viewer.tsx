import { counted } from '../../../shared/plural.ts';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ResumeText } from './resume-text.tsx';
import { ResumeViews, type ViewedResume } from './resume-views.tsx';

type ResumeViewerProps = { resume: ViewedResume | null; onClose: () => void };

/** The text that was read from a résumé. */
export function ResumeViewer({ resume, onClose }: ResumeViewerProps) {
  return (
    <>
      <Dialog
        open={resume !== null}
        onClose={onClose}
        title={resume?.filename}
        description={resume ? viewerDescription(resume) : undefined}
        size="lg"
        footer={
          resume ? (
            <a href={`/resumes/${resume.id}/file`} className="self-center text-accent hover:underline">
              Download the file
            </a>
          ) : null
        }
      >
        {resume ? <ResumeViews resume={resume} /> : null}
      </Dialog>
      {resume ? <PlainViewer resume={resume} /> : null}
    </>
  );
}

function viewerDescription({ pages }: ViewedResume): string {
  return pages ? `${counted(pages, 'page')}, as a parser sees it` : 'As a parser sees it';
}

/** Without JavaScript the text is shown below the cards instead of in a dialog. */
function PlainViewer({ resume: { filename, extractedText, formattedText } }: { resume: ViewedResume }) {
  return (
    <noscript>
      <Card className="mt-6 p-5">
        <h2 className="mb-3">{filename}</h2>
        <ResumeText text={formattedText ?? extractedText} />
      </Card>
    </noscript>
  );
}
