import type { Register } from 'react-router';

/**
 * Who may call a route. `visitor` means not signed in; members are redirected home. `owner` lists the route parameters
 * or form fields whose ids must belong to the member; somebody else's row answers 404, like one that does not exist.
 * `admin` lists the ids that an administrator may pass.
 */
export type Who =
  | 'anyone'
  | 'visitor'
  | 'signed-in'
  | 'admin'
  | { owner: readonly string[] }
  | { admin: readonly string[] };

/** For an action that does several things: the form field that names the intent, and who may use each intent. */
export type Intents = { field: string; intents: Readonly<Record<string, Who>> };

/** Overrides the default toast for a visitor who submits a form. */
export type SignInToast = { title: string; description: string };

/** `maxFormKb`: the largest form that an action takes, `defaultFormKb` unless given. */
export type Access = { loader?: Who; action?: Who | Intents; signInToast?: SignInToast; maxFormKb?: number };

export const defaultFormKb = 100;
/** A résumé of 5 MB and the rest of the form, or two texts as long as allowed in a script that takes nine bytes a letter. */
const fileFormKb = 7 * 1024;
/** A post as long as allowed, in a script that takes nine bytes a letter. */
const postFormKb = 2 * 1024;
/** Passwords, addresses, tokens. */
const accountFormKb = 10;

type Modules = Register['routeModules'];
export type RouteId = keyof Modules;

/**
 * A row has a loader and an action exactly when the route module has one. Client-side navigation to a route without a
 * loader never reaches the server, so such a page cannot be guarded and is public.
 */
type Row<Module> = ('loader' extends keyof Module ? { loader: Who } : { loader?: never }) &
  ('action' extends keyof Module
    ? { action: Who | Intents; signInToast?: SignInToast; maxFormKb?: number }
    : { action?: never });

const companiesAccess = {
  field: 'intent',
  intents: {
    search: 'signed-in',
    'forget-search': { owner: ['searchId'] },
    'forget-searches': 'signed-in',
    'follow-samples': 'signed-in',
    'unfollow-samples': 'signed-in',
  },
} as const satisfies Intents;

const savePostToast = { title: 'Error', description: 'You must be logged in to save posts' } as const;

/** An email in a script that takes nine bytes a letter. */
const mailFormKb = 2 * 1024;

const templateAccess = {
  maxFormKb: mailFormKb,
  loader: 'admin',
  action: { field: 'intent', intents: { save: 'admin', test: 'admin' } },
} as const satisfies Access;

const campaignAccess = {
  loader: 'admin',
  action: {
    field: 'intent',
    intents: {
      save: 'admin',
      send: 'admin',
      pause: 'admin',
      resume: 'admin',
      cancel: 'admin',
      unschedule: 'admin',
    },
  },
} as const satisfies Access;

/** Every loader and action, and who may call it. The guards read this; a route without a row fails the build. */
export const access = {
  root: { loader: 'anyone' },
  'routes/public/home-page': { loader: 'anyone' },
  'routes/analyze/check-page': { loader: 'anyone', action: 'anyone', maxFormKb: fileFormKb },
  'routes/analyze/check-keep-page': { loader: 'signed-in', action: 'signed-in', maxFormKb: fileFormKb },
  'routes/account/auth-page': {
    maxFormKb: accountFormKb,
    loader: 'visitor',
    action: {
      field: 'mode',
      intents: { signIn: 'anyone', signUp: 'anyone', resetPassword: 'anyone', resendVerification: 'anyone' },
    },
  },
  'routes/account/reset-password-page': {
    maxFormKb: accountFormKb,
    action: { field: 'intent', intents: { open: 'anyone', update: 'anyone' } },
  },
  'routes/account/verify-email-page': { loader: 'anyone', action: 'anyone', maxFormKb: accountFormKb },
  'routes/account/sign-out-route': { loader: 'anyone', action: 'anyone', maxFormKb: accountFormKb },
  'routes/account/who-am-i': { loader: 'anyone' },
  'routes/public/faq-page': { loader: 'anyone' },
  'routes/public/how-scoring-works-page': { loader: 'anyone' },
  'routes/public/privacy-page': { loader: 'anyone' },
  'routes/public/terms-page': { loader: 'anyone' },
  'routes/blog/blog-page': { loader: 'anyone' },
  'routes/blog/blog-feed': { loader: 'anyone' },
  'routes/blog/blog-atom': { loader: 'anyone' },
  'routes/blog/blog-category-page': { loader: 'anyone' },
  'routes/blog/blog-image-file': { loader: 'anyone' },
  'routes/blog/blog-post-page': { loader: 'anyone' },
  'routes/blog/blog-share-image': { loader: 'anyone' },
  'routes/blog/blog-view-route': { action: 'anyone', maxFormKb: 1 },
  'routes/public/robots': { loader: 'anyone' },
  'routes/public/sitemap': { loader: 'anyone' },
  'routes/public/events-stream': { loader: 'signed-in' },
  'routes/public/palette-route': { loader: 'signed-in' },
  'routes/resumes/resumes-page': { loader: 'signed-in', action: { owner: ['resumeId'] } },
  'routes/resumes/my-resumes': { loader: 'signed-in', action: { owner: ['resumeId'] } },
  'routes/resumes/resume-file': { loader: { owner: ['resumeId'] } },
  'routes/resumes/master-resume-fill-page': {
    maxFormKb: 2 * 1024,
    loader: 'signed-in',
    action: { field: 'intent', intents: { import: 'signed-in', save: 'signed-in' } },
  },
  'routes/resumes/master-resume-export': { loader: 'signed-in' },
  'routes/resumes/master-resume-text': { loader: 'signed-in' },
  'routes/resumes/master-resume-page': {
    maxFormKb: 512,
    loader: 'signed-in',
    action: {
      field: 'intent',
      intents: {
        'save-personal': 'signed-in',
        'delete-master': { owner: ['masterId'] },
        'add-education': 'signed-in',
        'update-education': { owner: ['educationId'] },
        'remove-education': { owner: ['educationId'] },
        'add-experience': 'signed-in',
        'update-experience': { owner: ['experienceId'] },
        'remove-experience': { owner: ['experienceId'] },
        'add-certification': 'signed-in',
        'update-certification': { owner: ['certificationId'] },
        'remove-certification': { owner: ['certificationId'] },
      },
    },
  },
  'routes/resumes/upload-page': {
    loader: 'signed-in',
    action: 'signed-in',
    signInToast: { title: 'Authentication required', description: 'Please sign in to upload resumes.' },
    maxFormKb: fileFormKb,
  },
  'routes/resumes/upload-file': { action: 'signed-in', maxFormKb: fileFormKb },
  'routes/companies/companies-page': { loader: 'signed-in', action: companiesAccess },
  'routes/companies/company-add-page': { loader: 'signed-in', action: 'signed-in' },
  'routes/companies/company-page': {
    loader: 'signed-in',
    action: { field: 'intent', intents: { follow: 'signed-in', unfollow: 'signed-in' } },
    signInToast: {
      title: 'User not authenticated',
      description: 'Please sign in to access this feature.',
    },
  },
  'routes/companies/company-logo-file': { loader: 'signed-in' },
  'routes/companies/my-companies-page': { loader: 'signed-in' },
  'routes/companies/jobs': { loader: 'signed-in', action: companiesAccess },
  'routes/companies/automated-job-sync': { action: 'anyone' },
  'routes/companies/job-page': {
    loader: 'signed-in',
    action: {
      field: 'intent',
      intents: { score: { owner: ['resumeId'] }, save: 'signed-in', unsave: 'signed-in' },
    },
  },
  'routes/resumes/university-search-page': { loader: 'signed-in' },
  'routes/resumes/university-answers-route': { loader: 'signed-in' },
  'routes/public/feedback-page': { loader: 'signed-in', action: 'signed-in' },
  'routes/analyze/analyze-page': {
    loader: 'signed-in',
    action: { owner: ['resumeId'] },
    maxFormKb: 2 * 1024,
  },
  'routes/analyze/analyze-picks-page': { loader: 'signed-in' },
  'routes/analyze/analysis-runs-page': {
    loader: 'signed-in',
    action: {
      field: 'intent',
      intents: {
        'start-company': { owner: ['resumeId', 'companyId'] },
        'start-picks': { owner: ['resumeId', 'jobId'] },
        stop: { owner: ['runId'] },
      },
    },
  },
  'routes/account/settings-page': {
    maxFormKb: accountFormKb,
    loader: 'signed-in',
    action: { field: 'intent', intents: { save: 'signed-in', 'reset-password': 'signed-in' } },
  },
  'routes/plans/pricing-page': {
    loader: 'anyone',
    action: 'signed-in',
    signInToast: {
      title: 'Authentication required',
      description: 'Please sign in to subscribe to a plan.',
    },
  },
  'routes/plans/subscription-page': {
    loader: 'signed-in',
    action: 'signed-in',
    signInToast: {
      title: 'Authentication required',
      description: 'Please sign in to manage your subscription.',
    },
  },
  'routes/plans/plan-choices-route': { loader: 'signed-in' },
  'routes/plans/payment-webhook': { action: 'anyone' },
  'routes/test-payments/test-checkout-page': {
    loader: 'anyone',
    action: { field: 'intent', intents: { pay: 'anyone', confirm: 'anyone', refuse: 'anyone' } },
  },
  'routes/test-payments/test-portal-page': {
    loader: 'anyone',
    action: {
      field: 'intent',
      intents: {
        'change-plan': 'anyone',
        'change-card': 'anyone',
        cancel: 'anyone',
        resume: 'anyone',
        end: 'anyone',
        renew: 'anyone',
        retry: 'anyone',
      },
    },
  },
  'routes/account/profile-page': {
    maxFormKb: accountFormKb,
    loader: 'signed-in',
    action: {
      field: 'intent',
      intents: {
        'end-session': { owner: ['session'] },
        'end-other-sessions': 'signed-in',
        'change-password': 'signed-in',
        'delete-account': 'signed-in',
      },
    },
  },
  'routes/account/profile-data': { loader: 'signed-in' },
  'routes/results/results-page': {
    loader: 'signed-in',
    action: 'signed-in',
    signInToast: {
      title: 'Authentication error',
      description: 'You must be signed in to delete results',
    },
  },
  'routes/results/result-page': { loader: { owner: ['analysisId'] } },
  'routes/results/result-detail': { loader: { owner: ['analysisId'] } },
  'routes/results/raised-score-route': { loader: { owner: ['analysisId'] } },
  'routes/results/skill-gap-page': {
    loader: 'signed-in',
    action: { field: 'intent', intents: { start: 'signed-in', renew: 'signed-in', mark: 'signed-in' } },
  },
  'routes/results/skills-redirect': { loader: 'anyone' },
  'routes/admin/admin-page': { loader: 'admin' },
  'routes/admin/admin-feedback-page': {
    loader: 'admin',
    action: {
      field: 'intent',
      intents: { resolve: { admin: ['feedbackId'] }, reopen: { admin: ['feedbackId'] } },
    },
  },
  'routes/admin-email/email-page': { loader: 'admin', action: 'admin', maxFormKb: mailFormKb },
  'routes/admin-email/email-templates-page': {
    loader: 'admin',
    action: { field: 'intent', intents: { delete: { admin: ['templateId'] } } },
  },
  'routes/admin-email/new-template': templateAccess,
  'routes/admin-email/email-template-page': templateAccess,
  'routes/admin-email/new-campaign': campaignAccess,
  'routes/admin-email/email-campaign-page': campaignAccess,
  'routes/admin-email/email-recipients-page': {
    // A CSV of 100,000 rows.
    maxFormKb: 32 * 1024,
    loader: 'admin',
    action: {
      field: 'intent',
      intents: {
        add: 'admin',
        remove: { admin: ['recipientId'] },
        'add-people': 'admin',
        prepare: 'admin',
        import: 'admin',
      },
    },
  },
  'routes/admin-email/email-report-page': { loader: 'admin' },
  'routes/admin-email/email-logs-page': { loader: 'admin' },
  'routes/admin-email/email-sending-page': { loader: 'admin', action: 'admin' },
  'routes/admin-email/email-suppressions-page': {
    maxFormKb: 7 * 1024,
    loader: 'admin',
    action: { field: 'intent', intents: { import: 'admin', allow: 'admin' } },
  },
  'routes/admin-email/suppressions-file': { loader: 'admin' },
  'routes/admin-email/mail-preview-file': { action: 'admin', maxFormKb: mailFormKb },
  'routes/email/unsubscribe-page': { loader: 'anyone', action: 'anyone', maxFormKb: accountFormKb },
  'routes/email/mail-open': { loader: 'anyone' },
  'routes/email/mail-click': { loader: 'anyone' },
  'routes/email/mail-webhook': { action: 'anyone', maxFormKb: 1024 },
  'routes/admin/admin-outbox-page': { loader: 'admin' },
  'routes/admin/admin-outbox-email-page': { loader: { admin: ['emailId'] } },
  'routes/admin/admin-job-boards-page': {
    loader: 'admin',
    action: {
      field: 'intent',
      intents: {
        sync: 'admin',
        diagnose: 'admin',
        'sync-company': { admin: ['companyId'] },
        'move-board': { admin: ['companyId'] },
      },
    },
    signInToast: {
      title: 'Authentication error',
      description: 'No active session found. Please log in again.',
    },
  },
  'routes/admin/admin-plans-page': {
    loader: 'admin',
    action: { field: 'intent', intents: { sync: 'admin', edit: { admin: ['priceId'] } } },
  },
  'routes/admin/admin-users-page': { loader: 'admin' },
  'routes/admin/admin-user-page': {
    loader: { admin: ['userId'] },
    action: {
      field: 'intent',
      intents: {
        sync: { admin: ['userId'] },
        correct: { admin: ['userId'] },
        'make-admin': { admin: ['userId'] },
        'remove-admin': { admin: ['userId'] },
        suspend: { admin: ['userId'] },
        reinstate: { admin: ['userId'] },
        'sign-out': { admin: ['userId'] },
      },
    },
  },
  'routes/admin/admin-settings-page': {
    maxFormKb: accountFormKb,
    loader: 'admin',
    action: {
      field: 'intent',
      intents: {
        'save-general': 'admin',
        'save-limits': 'admin',
        'save-email': 'admin',
        'try-mail-server': 'admin',
        'try-storage': 'admin',
        'save-boards': 'admin',
        'save-narrator': 'admin',
        'save-logos': 'admin',
      },
    },
  },
  'routes/admin/admin-analytics-page': { loader: 'admin' },
  'routes/admin/admin-figures-csv': { loader: 'admin' },
  'routes/admin/admin-record-page': { loader: 'admin' },
  'routes/admin-blog/admin-posts-page': { loader: 'admin', action: { admin: ['postId'] } },
  'routes/admin-blog/new-post-page': {
    loader: 'admin',
    action: 'admin',
    signInToast: savePostToast,
    maxFormKb: postFormKb,
  },
  'routes/admin-blog/edit-post-page': {
    loader: 'admin',
    action: 'admin',
    signInToast: savePostToast,
    maxFormKb: postFormKb,
  },
  'routes/admin-blog/revisions-page': { loader: 'admin', action: 'admin' },
  'routes/admin-blog/blog-categories-page': {
    loader: 'admin',
    action: { field: 'intent', intents: { save: 'admin', delete: { admin: ['categoryId'] } } },
  },
  'routes/admin-blog/blog-images-page': {
    loader: 'admin',
    action: {
      field: 'intent',
      intents: { upload: 'admin', describe: { admin: ['imageId'] }, delete: { admin: ['imageId'] } },
    },
    maxFormKb: fileFormKb,
  },
  'routes/admin-blog/preview-route': { action: 'admin', maxFormKb: postFormKb },
  'routes/public/not-found-route': { loader: 'anyone' },
} as const satisfies { [Id in RouteId]: Row<Modules[Id]> };

/** Closed to visitors with everything below them, whether or not a page exists there. */
export const protectedPaths: readonly { path: string; who: 'signed-in' | 'admin' }[] = [
  ...[
    '/jobs',
    '/companies',
    '/my-companies',
    '/resumes',
    '/my-resumes',
    '/master-resume',
    '/upload',
    '/analyze',
    '/results',
    '/settings',
    '/profile',
    '/university-search',
    '/universities',
    '/skill-gap',
    '/feedback',
    '/events',
    '/palette',
  ].map((path) => ({ path, who: 'signed-in' as const })),
  { path: '/admin', who: 'admin' },
];
