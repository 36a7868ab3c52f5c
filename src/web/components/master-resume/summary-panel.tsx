import type { ReactNode } from 'react';
import { issuerNotStated, type MasterResume } from '../../../shared/master-resume/master-resume-rules.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { FourCards } from './four-cards.tsx';

/** The Master Resume tab of /resumes. */
export function MasterResumePanel({ resume }: { resume: MasterResume | null }) {
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <CardHeader
          title="Master Resume"
          description={
            resume
              ? 'What gets scored when you choose your master résumé.'
              : 'Everything you’ve done in one place, scored like an uploaded résumé.'
          }
          action={
            <LinkButton to="/master-resume" variant="primary">
              {resume ? 'View Master Resume' : 'Create Master Resume'}
            </LinkButton>
          }
        />
        {resume ? (
          <CardBody>
            <Summary resume={resume} />
          </CardBody>
        ) : null}
      </Card>
      {resume ? null : <FourCards />}
    </div>
  );
}

function Summary({ resume: { personal, education, experience, certifications } }: { resume: MasterResume }) {
  const contact = [personal.contactEmail, personal.phoneNumber, personal.location].filter(Boolean);
  return (
    <dl className="grid gap-x-6 gap-y-4 md:grid-cols-2">
      <Fact name="Name">{personal.fullName}</Fact>
      <Fact name="Contact">{contact.join(' · ')}</Fact>
      <Fact name="Education">
        <First of={education.map(({ degree, institution }) => `${degree}, ${institution}`)} />
      </Fact>
      <Fact name="Work Experience">
        <First of={experience.map(({ position, companyName }) => `${position}, ${companyName}`)} />
      </Fact>
      <Fact name="Certifications">
        <First
          of={certifications.map(({ name, issuingOrganization: issuer }) =>
            issuer === issuerNotStated ? name : `${name}, ${issuer}`,
          )}
        />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="wrap-anywhere">{children || <None />}</dd>
    </div>
  );
}

function First({ of: [first, ...rest] }: { of: string[] }) {
  if (first === undefined) return <None />;
  return (
    <>
      {first}
      {rest.length > 0 ? <span className="num ml-2 text-ink-3">+{rest.length} more</span> : null}
    </>
  );
}

const None = () => <span className="text-ink-3">None yet</span>;
