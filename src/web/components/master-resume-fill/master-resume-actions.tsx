import { Download, FileInput } from 'lucide-react';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';

/** What can be done with the master résumé as a whole; there is nothing to download while there is none. */
export function MasterResumeActions({ isThere }: { isThere: boolean }) {
  return (
    <>
      {isThere ? (
        <Menu
          name="master-resume-download"
          summaryClassName={`${buttonClass()} cursor-pointer list-none`}
          label={
            <>
              <Download aria-hidden="true" />
              Download
            </>
          }
        >
          <DownloadLink href="/master-resume/resume.json" label="JSON Resume" hint="For other résumé tools" />
          <DownloadLink href="/master-resume/resume.txt" label="Plain text" hint="As analysis reads it" />
        </Menu>
      ) : null}
      <LinkButton to="/master-resume/fill" variant={isThere ? 'secondary' : 'primary'}>
        <FileInput aria-hidden="true" />
        Fill from a résumé
      </LinkButton>
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
