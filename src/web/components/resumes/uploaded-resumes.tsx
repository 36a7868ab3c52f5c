import { FileText } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ResumeCard, type ShownResume } from './resume-card.tsx';
import { ResumeViewer } from './resume-viewer.tsx';
import type { ViewedResume } from './resume-views.tsx';
import { SampleResumesForm } from './sample-resumes-form.tsx';

type UploadedResumesProps = {
  resumes: ShownResume[];
  page: number;
  pageCount: number;
  viewed: ViewedResume | null;
};

export function UploadedResumes({ resumes, page, pageCount, viewed }: UploadedResumesProps) {
  const [params, setParams] = useSearchParams();
  const list = useRef<HTMLUListElement>(null);
  const address = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return `?${next}`;
  };
  return (
    <>
      {resumes.length === 0 ? (
        <NoResumes />
      ) : (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label="Uploaded résumés"
          className="grid gap-4 outline-none md:grid-cols-2 lg:grid-cols-3"
        >
          {resumes.map((resume) => (
            <ResumeCard
              key={resume.id}
              resume={resume}
              list={list}
              previewOf={(id) => address({ preview: id })}
            />
          ))}
        </ul>
      )}
      <div className="mt-5">
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(next) => address({ page: String(next), preview: null })}
        />
      </div>
      <ResumeViewer
        resume={viewed}
        onClose={() => setParams(address({ preview: null }), { replace: true, preventScrollReset: true })}
      />
    </>
  );
}

function NoResumes() {
  return (
    <Card>
      <EmptyState
        icon={FileText}
        title="You haven't uploaded any resumes yet."
        action={
          <div className="flex flex-col items-center gap-6">
            <LinkButton to="/upload" variant="primary">
              Upload Your First Resume
            </LinkButton>
            <SampleResumesForm />
          </div>
        }
      />
    </Card>
  );
}
