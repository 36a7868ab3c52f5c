import { Download, FileInput, Target } from 'lucide-react';
import { masterResumeChoice } from '../../../shared/resume-choice.ts';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';

/** The actions for the whole master résumé. It can only be downloaded once it exists. */
export function MasterResumeActions({ exists }: { exists: boolean }) {
  return (
    <>
      {exists ? (
        <Menu
          name="master-resume-download"
          summaryClassName={`${buttonClass()} cursor-pointer list-none`}
          label={
            <>
              <Download aria-hidden="true" className="max-sm:hidden" />
              Download
            </>
          }
        >
          <DownloadLink href="/master-resume/resume.json" label="JSON Resume" hint="For other résumé tools" />
          <DownloadLink href="/master-resume/resume.txt" label="Plain text" hint="As the analysis reads it" />
        </Menu>
      ) : null}
      <LinkButton to="/master-resume/fill" variant={exists ? 'secondary' : 'primary'}>
        <FileInput aria-hidden="true" className="max-sm:hidden" />
        <span>
          Fill in<span className="max-sm:sr-only"> from a résumé</span>
        </span>
      </LinkButton>
      {exists ? (
        <LinkButton to={`/analyze?resume=${masterResumeChoice}`} variant="primary">
          <Target aria-hidden="true" className="max-sm:hidden" />
          Analyze
        </LinkButton>
      ) : null}
    </>
  );
}

function DownloadLink({ href, label, hint }: { href: string; label: string; hint: string }) {
  return (
    <a href={href} download className="block rounded-md px-3 py-2 hover:bg-hover">
      <span className="block font-[550]">{label}</span>
      <span className="block text-xs text-ink-3">{hint}</span>
    </a>
  );
}
