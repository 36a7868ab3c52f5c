import { randomUUID } from 'node:crypto';
import { sampleResumeContents } from '../../demo/resumes/resume-content.ts';
import { resumeText } from '../../demo/resumes/resume-text.ts';
import { samplePostings } from '../../demo/resumes/sample-postings.ts';
import type { SignedInContext } from '../../src/server/context.ts';
import { adminActions } from '../../src/server/features/admin/admin.tables.ts';
import { createResult } from '../../src/server/features/analyses/analyses.fixtures.ts';
import {
  analysisRunJobs,
  analysisRuns,
} from '../../src/server/features/analysis-runs/analysis-runs.tables.ts';
import {
  manageSubscription,
  startSubscription,
} from '../../src/server/features/billing/subscriptions/subscribe.ts';
import { syncPrices } from '../../src/server/features/billing/subscriptions/sync-prices.ts';
import { blogCategories } from '../../src/server/features/blog/blog.tables.ts';
import { savePost } from '../../src/server/features/blog/posts/save-post.ts';
import { renewCareerPath } from '../../src/server/features/career-path/career-path.ts';
import { createCompany, createJob } from '../../src/server/features/companies/companies.fixtures.ts';
import { userCompanies } from '../../src/server/features/companies/companies.tables.ts';
import { outboxEmails } from '../../src/server/features/email/email.tables.ts';
import {
  campaignLinks,
  campaignRecipients,
  emailCampaigns,
} from '../../src/server/features/email-campaigns/email-campaigns.tables.ts';
import { mailTokensOf } from '../../src/server/features/email-campaigns/mail-tokens.ts';
import { emailLogs } from '../../src/server/features/email-logs/email-logs.tables.ts';
import { emailTemplates } from '../../src/server/features/email-templates/email-templates.tables.ts';
import { feedback } from '../../src/server/features/feedback/feedback.tables.ts';
import { boardDiagnoses } from '../../src/server/features/job-sync/diagnosis/diagnostics.tables.ts';
import { boardErrors, boardSyncs } from '../../src/server/features/job-sync/job-sync.tables.ts';
import {
  masterResumeCertifications,
  masterResumeEducation,
  masterResumeExperience,
  masterResumes,
} from '../../src/server/features/master-resume/master-resume.tables.ts';
import { type Resume, resumes } from '../../src/server/features/resumes/resumes.tables.ts';
import { searchHistory } from '../../src/server/features/settings/search-history.tables.ts';
import { emailSuppressions } from '../../src/server/features/suppression/suppression.tables.ts';

/** A word without a place to break, a title of 90 characters and a company's name of 60. */
const longWord = 'Rechtsschutzversicherungsgesellschaftenverband';
const longTitle =
  'Senior Registered Nurse, Cardiothoracic and Vascular Intensive Care Unit (Nights, Weekends)';
const longCompany = 'The Pinecrest Harbor Regional Hospital & Medical Foundation';
const warning =
  'Two columns were read straight across, so sentences may be mixed up. Check the text; a one-column layout is safe everywhere.';
const unreadable =
  'Something went wrong while reading it. Save it again as a PDF or DOCX and upload the new file.';
const longFile = 'maren-oyelaran_resume_final-version-7_with-references-and-cover-letter_2026.pdf';

type Sizes = { results: number; resumes: number; companies: number };

/**
 * Gives an account some of everything a page can list, with names as long as they get. Returns ids by the names of the
 * routes' parameters; `portalId` is that of a billing portal, whose parameter has the checkout's name.
 */
export async function fillAccount(ctx: SignedInContext, sizes: Sizes): Promise<Record<string, string>> {
  const resumeIds = await addResumes(ctx, sizes.resumes);
  const companyIds = await addCompanies(ctx, sizes.companies);
  const { analysisIds, jobIds } = await addResults(ctx, resumeIds, companyIds, sizes.results);
  await addMasterResume(ctx);
  await addRuns(ctx, resumeIds[0] ?? '', companyIds, jobIds);
  await renewCareerPath(ctx);
  const emailId = await addOperatorData(ctx, companyIds);
  const campaignIds = await addCampaign(ctx);
  const payment = await startPayment(ctx);
  const blog = await addBlogPost(ctx);
  const first = (ids: string[]) => ids[0] ?? '';
  return {
    resumeId: first(resumeIds),
    companyId: first(companyIds),
    jobId: first(jobIds),
    analysisId: first(analysisIds),
    emailId,
    userId: ctx.viewer.id,
    ...campaignIds,
    ...payment,
    ...blog,
  };
}

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (ctx: SignedInContext, days: number) => new Date(ctx.clock().getTime() - days * dayMs);
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const texts = sampleResumeContents.map(resumeText);
const postings = Object.values(samplePostings);

/** The last one could not be read, and the one before has not been read yet. */
async function addResumes(ctx: SignedInContext, count: number): Promise<string[]> {
  const stateOf = (index: number): Partial<Resume> => {
    if (index === count - 1) return { status: 'failed', failure: unreadable, extractedText: null };
    return index === count - 2 ? { status: 'reading', extractedText: null } : { status: 'read' };
  };
  const rows = times(count, (index) => ({
    id: randomUUID(),
    userId: ctx.viewer.id,
    filename: index % 3 === 0 ? longFile : index % 3 === 1 ? `${longWord}${longWord}.docx` : 'resume.pdf',
    filePath: `nowhere/${randomUUID()}`,
    contentType: 'application/pdf',
    extractedText: texts[index % texts.length],
    pages: 2,
    warnings: index % 4 === 0 ? [warning] : [],
    createdAt: daysAgo(ctx, index),
    ...stateOf(index),
  }));
  await ctx.db.insert(resumes).values(rows);
  return rows.map(({ id }) => id);
}

/** Every third one is followed. */
async function addCompanies(ctx: SignedInContext, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const name = [longCompany, longWord, `Company ${index}`][index % 3] ?? '';
    const id = await createCompany(ctx, {
      name: index < 3 ? name : `${name} ${index}`,
      website: 'https://careers.pinecrest-harbor-regional-hospital-and-medical-foundation.example/',
      industry: 'Hospitals and outpatient care',
      about: `${longCompany} looks after the people of three counties.`,
    });
    ids.push(id);
    if (index % 3 === 0)
      await ctx.db
        .insert(userCompanies)
        .values({ userId: ctx.viewer.id, companyId: id, createdAt: daysAgo(ctx, index) });
  }
  return ids;
}

async function addResults(ctx: SignedInContext, resumeIds: string[], companyIds: string[], count: number) {
  const analysisIds: string[] = [];
  const jobIds: string[] = [];
  for (let index = 0; index < count; index++) {
    const posting = postings[index % postings.length] ?? '';
    const title = [longTitle, posting.split('\n')[0] ?? '', `${longWord} ${index}`][index % 3] ?? '';
    const jobId = await createJob(ctx, companyIds[index % Math.min(4, companyIds.length)] ?? '', {
      title,
      description: posting
        .split('\n')
        .map((line) => `<p>${line}</p>`)
        .join(''),
      location:
        'Portland, Oregon, United States; Vancouver, Washington, United States; Remote (United States)',
      department: 'Nursing – Cardiovascular and Thoracic Services',
      type: 'Full-time',
      salary: '$46.00–61.00 an hour',
      url: 'https://careers.pinecrest.example/jobs/1',
      applyUrl: 'https://careers.pinecrest.example/jobs/1/apply',
      postedAt: daysAgo(ctx, index),
      createdAt: daysAgo(ctx, index),
    });
    jobIds.push(jobId);
    const { id } = await createResult(ctx, {
      ...{ userId: ctx.viewer.id, resumeId: resumeIds[0] ?? '', resumeText: texts[0] ?? '', jobId, title },
      postingText: index === 4 ? 'A few words about us.' : posting,
      createdAt: daysAgo(ctx, index % 20),
    });
    analysisIds.push(id);
  }
  return { analysisIds, jobIds };
}

async function addMasterResume({ db, viewer, clock }: SignedInContext): Promise<void> {
  const id = randomUUID();
  const updatedAt = clock();
  await db.insert(masterResumes).values({
    ...{ id, userId: viewer.id, createdAt: updatedAt, updatedAt },
    fullName: 'Maren Adaeze Oyelaran-Featherstonehaugh von Hohenzollern-Sigmaringen',
    contactEmail: 'maren.oyelaran-featherstonehaugh@careers.pinecrest-harbor.example',
    phoneNumber: '+1 (503) 555-0142',
    location: 'Portland, Oregon, United States',
    professionalSummary: `Nurse. ${longWord}. ${texts[0]?.slice(0, 600)}`,
  });
  const details = { masterResumeId: id, updatedAt };
  await db.insert(masterResumeExperience).values(
    times(6, (index) => ({
      ...{ ...details, id: randomUUID(), companyName: longCompany, position: longTitle },
      location: 'Portland, Oregon, United States',
      startDate: `20${10 + index}-03-01`,
      endDate: index === 5 ? null : `20${11 + index}-02-01`,
      isCurrent: index === 5,
      description: `- Cared for four patients a night\n- ${longWord}\n- Taught new nurses`,
    })),
  );
  await db.insert(masterResumeEducation).values(
    times(3, (index) => ({
      ...{ ...details, id: randomUUID(), institution: `University of ${longWord}` },
      degree: 'Bachelor of Business Administration (BBA)',
      fieldOfStudy: 'Nursing and Health Care Administration',
      startDate: `200${index}-09-01`,
      endDate: `200${index + 4}-06-01`,
      gpa: 3.75,
      description: '- Dean’s List',
    })),
  );
  await db.insert(masterResumeCertifications).values(
    times(4, (index) => ({
      ...{ ...details, id: randomUUID(), name: 'Advanced Cardiovascular Life Support (ACLS) Provider' },
      issuingOrganization: 'American Heart Association',
      issueDate: `202${index}-01-15`,
      expiryDate: `202${index + 2}-01-15`,
      credentialId: longWord,
    })),
  );
}

/** A run half done, one that failed, and one that stopped making progress. */
async function addRuns(ctx: SignedInContext, resumeId: string, companyIds: string[], jobIds: string[]) {
  const states = [
    { status: 'running', startedAt: ctx.clock() },
    { status: 'failed', startedAt: daysAgo(ctx, 1), endedAt: daysAgo(ctx, 1), error: 'nothing-scored' },
    { status: 'running', startedAt: daysAgo(ctx, 1) },
  ] as const;
  for (const [index, state] of states.entries()) {
    const id = randomUUID();
    await ctx.db.insert(analysisRuns).values({
      ...{ id, userId: ctx.viewer.id, companyId: companyIds[index * 3], resumeId, resumeType: 'regular' },
      ...state,
      updatedAt: state.startedAt,
    });
    await ctx.db.insert(analysisRunJobs).values(
      jobIds.slice(0, 8).map((jobId, job) => ({
        ...{ runId: id, jobId, isNew: true, takenAt: new Date(Date.now() + dayMs) },
        outcome: index === 1 ? ('failed' as const) : job < 3 ? ('new' as const) : null,
      })),
    );
  }
}

/** A post and a category with names as long as they get. */
async function addBlogPost(ctx: SignedInContext): Promise<Record<string, string>> {
  const categorySlug = longWord.toLowerCase();
  const categoryId = randomUUID();
  await ctx.db.insert(blogCategories).values({
    id: categoryId,
    name: longWord,
    slug: categorySlug,
    description: longTitle,
    createdAt: ctx.clock(),
  });
  const postSlug = longWord.repeat(2).toLowerCase();
  const { id } = await savePost(ctx, {
    ...{ postId: null, version: 0, title: `${longTitle} ${longWord}`, slug: postSlug },
    content: `# ${longWord}\n\n${longWord.repeat(3)}\n\n| ${'A column | '.repeat(9)}\n|${'---|'.repeat(9)}\n\n\`\`\`\n${'code '.repeat(60)}\n\`\`\`\n`,
    ...{ excerpt: longWord, featuredImage: '', featuredImageAlt: '', metaTitle: '', metaDescription: '' },
    ...{ tags: longWord.slice(0, 40), isPublished: true, scheduledFor: '', categoryIds: [categoryId] },
  });
  return { postSlug, categorySlug, postRef: id };
}

/** Opens a checkout and a billing portal of the test provider. Returns the ids in their addresses. */
async function startPayment(ctx: SignedInContext): Promise<Record<string, string>> {
  if (ctx.payments?.name !== 'built-in') return {};
  await syncPrices(ctx, ctx.payments);
  const idIn = (address: string) => address.split('/').at(-1) ?? '';
  return {
    sessionId: idIn(await startSubscription(ctx, 'price_test_gold')),
    portalId: idIn(await manageSubscription(ctx)),
  };
}

/** A campaign half sent, with its template, recipients and logs. */
async function addCampaign({ db, viewer, clock, ...ctx }: SignedInContext): Promise<Record<string, string>> {
  const [templateId, campaignId, recipientId] = [randomUUID(), randomUUID(), randomUUID()];
  const [now, createdBy] = [clock(), viewer.id];
  const template = {
    name: longTitle,
    subject: longTitle,
    description: longWord,
    htmlContent: '<p>Hello</p>',
  };
  await db.insert(emailTemplates).values({ id: templateId, ...template, createdBy, updatedAt: now });
  await db.insert(emailCampaigns).values({
    ...{ id: campaignId, name: longTitle, description: longWord, templateId, createdBy, createdAt: now },
    ...{ status: 'paused', problem: `connect ECONNREFUSED ${longWord}.example:25`, waitsForServer: true },
    ...{ scheduledFor: now, startedAt: now },
  });
  const longEmail = `${longWord.toLowerCase()}@careers.pinecrest-harbor-regional-hospital.example`;
  await db.insert(campaignRecipients).values(
    (['sent', 'waiting', 'failed', 'unknown'] as const).map((status, index) => ({
      ...{ id: index === 0 ? recipientId : randomUUID(), campaignId, status, recipientName: longTitle },
      recipientEmail: `${index}${longEmail}`,
      customFields: { company: longCompany, [longWord]: longWord },
      failure: status === 'failed' ? `550 5.1.1 <${longEmail}> no such user` : null,
    })),
  );
  await db
    .insert(campaignLinks)
    .values({ campaignId, position: 0, url: `https://careers.example/${longWord}` });
  await db.insert(emailLogs).values(
    (['sent', 'failed', 'opened', 'unknown'] as const).map((status) => ({
      ...{ id: randomUUID(), campaignId, recipientEmail: longEmail, subject: longTitle, status, sentAt: now },
      failure: status === 'failed' ? `550 5.1.1 <${longEmail}> no such user` : null,
    })),
  );
  await db.insert(emailSuppressions).values({ email: longEmail, reason: 'bounced', createdAt: now });
  const token = (await mailTokensOf(ctx)).tokenFor(recipientId, 'unsubscribe');
  return { templateId, campaignId, token, position: '0', provider: 'generic' };
}

/** What the operator's pages list. Returns the id of an email. */
async function addOperatorData(ctx: SignedInContext, companyIds: string[]): Promise<string> {
  const { db, viewer, clock } = ctx;
  const createdAt = clock();
  const emailId = randomUUID();
  const message = `The list of ${longWord} is missing its last page. ${longCompany} has 40 jobs, and I see 12 of them.`;
  await db
    .insert(searchHistory)
    .values(times(8, () => ({ id: randomUUID(), userId: viewer.id, query: longTitle, createdAt })));
  await db
    .insert(feedback)
    .values(times(6, () => ({ id: randomUUID(), userId: viewer.id, content: message, createdAt })));
  await db.insert(outboxEmails).values(
    (['kept', 'failed', 'sent', 'unknown'] as const).map((status, index) => ({
      ...{ id: index === 0 ? emailId : randomUUID(), userId: viewer.id, kind: 'reset-password', status },
      recipientEmail: 'maren.oyelaran-featherstonehaugh@careers.pinecrest-harbor.example',
      subject: 'Reset your Rolefit password',
      bodyText: `Open http://localhost/reset-password?token=${'x'.repeat(90)}`,
      bodyHtml: `<p>Open <a href="http://localhost">http://localhost/reset-password?token=${'x'.repeat(90)}</a></p>`,
      failure: status === 'failed' ? 'connect ECONNREFUSED 127.0.0.1:25' : null,
      createdAt,
    })),
  );
  await db.insert(adminActions).values(
    times(6, () => ({
      ...{ id: randomUUID(), adminId: viewer.id, action: 'move-board', subject: randomUUID(), createdAt },
      details: { board: 'lever', identifier: longWord },
    })),
  );
  for (const companyId of companyIds.slice(0, 6)) {
    await db
      .insert(boardSyncs)
      .values({ companyId, triedAt: createdAt, failures: 3, backOffUntil: createdAt });
    await db.insert(boardErrors).values({
      ...{ companyId, code: 'unreachable', status: 503, createdAt },
      message: `https://boards-api.greenhouse.io/v1/boards/${longWord}/jobs?content=true answered 503`,
    });
    await db.insert(boardDiagnoses).values({
      ...{ companyId, issue: 'failing', checkedAt: createdAt },
      proposedBoard: 'lever',
      proposedIdentifier: longWord,
    });
  }
  return emailId;
}
