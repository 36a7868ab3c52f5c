import type { Register } from 'react-router';

/**
 * Who may call a route: `visitor` is who is not signed in (a member is sent home), `owner` a member whose rows
 * the named parameters or form fields point to. A row of somebody else's answers as one that does not exist.
 * `admin` names the ids that an administrator may give.
 */
export type Who =
  | 'anyone'
  | 'visitor'
  | 'signed-in'
  | 'admin'
  | { owner: readonly string[] }
  | { admin: readonly string[] };

/** An action that does several things names each, and the form field that says which one is meant. */
export type Intents = { field: string; intents: Readonly<Record<string, Who>> };

/** What a visitor is told who sends a form, where that is said in words of its own. */
export type SignInWords = { title: string; description: string };

export type Access = { loader?: Who; action?: Who | Intents; signInWords?: SignInWords };

type Modules = Register['routeModules'];
export type RouteId = keyof Modules;

/** A row has a loader and an action exactly where the module has one. What has no loader cannot be guarded: it is a page for all. */
type Row<Module> = ('loader' extends keyof Module ? { loader: Who } : { loader?: never }) &
  ('action' extends keyof Module ? { action: Who | Intents; signInWords?: SignInWords } : { action?: never });

const searching = {
  field: 'intent',
  intents: { search: 'signed-in', 'forget-search': { owner: ['searchId'] }, 'forget-searches': 'signed-in' },
} as const satisfies Intents;

/** Every loader and action there is, and who may call it. The guards read it, and a route without a row does not build. */
export const access = {
  root: { loader: 'anyone' },
  'routes/home': { loader: 'anyone' },
  'routes/check': { loader: 'anyone', action: 'anyone' },
  'routes/auth': {
    loader: 'visitor',
    action: {
      field: 'mode',
      intents: { signIn: 'anyone', signUp: 'anyone', resetPassword: 'anyone', resendVerification: 'anyone' },
    },
  },
  'routes/reset-password': {
    action: { field: 'intent', intents: { open: 'anyone', update: 'anyone' } },
  },
  'routes/verify-email': { loader: 'anyone', action: 'anyone' },
  'routes/sign-out': { loader: 'anyone', action: 'anyone' },
  'routes/who-am-i': { loader: 'anyone' },
  'routes/faq': { loader: 'anyone' },
  'routes/how-scoring-works': { loader: 'anyone' },
  'routes/privacy': { loader: 'anyone' },
  'routes/terms': { loader: 'anyone' },
  'routes/robots': { loader: 'anyone' },
  'routes/sitemap': { loader: 'anyone' },
  'routes/events': { loader: 'signed-in' },
  'routes/resumes': { loader: 'signed-in', action: { owner: ['resumeId'] } },
  'routes/my-resumes': { loader: 'signed-in', action: { owner: ['resumeId'] } },
  'routes/resume-file': { loader: { owner: ['resumeId'] } },
  'routes/master-resume-fill': {
    loader: 'signed-in',
    action: { field: 'intent', intents: { import: 'signed-in', save: 'signed-in' } },
  },
  'routes/master-resume-export': { loader: 'signed-in' },
  'routes/master-resume-text': { loader: 'signed-in' },
  'routes/master-resume': {
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
  'routes/upload': { loader: 'signed-in', action: 'signed-in' },
  'routes/upload-file': { action: 'signed-in' },
  'routes/companies': { loader: 'signed-in', action: searching },
  'routes/company-add': { loader: 'signed-in', action: 'signed-in' },
  'routes/company': {
    loader: 'signed-in',
    action: { field: 'intent', intents: { follow: 'signed-in', unfollow: 'signed-in' } },
  },
  'routes/company-logo': { loader: 'signed-in' },
  'routes/my-companies': { loader: 'signed-in' },
  'routes/jobs': { loader: 'signed-in', action: searching },
  'routes/automated-job-sync': { action: 'anyone' },
  'routes/job': {
    loader: 'signed-in',
    action: {
      field: 'intent',
      intents: { score: { owner: ['resumeId'] }, save: 'signed-in', unsave: 'signed-in' },
    },
  },
  'routes/university-search': { loader: 'signed-in' },
  'routes/universities': { loader: 'signed-in' },
  'routes/feedback': { loader: 'signed-in', action: 'signed-in' },
  'routes/analyze': { loader: 'signed-in', action: { owner: ['resumeId'] } },
  'routes/analyze-picks': { loader: 'signed-in' },
  'routes/analysis-runs': {
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
  'routes/settings': {
    loader: 'signed-in',
    action: { field: 'intent', intents: { save: 'signed-in', 'reset-password': 'signed-in' } },
  },
  'routes/profile': {
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
  'routes/profile-data': { loader: 'signed-in' },
  'routes/results': {
    loader: 'signed-in',
    action: 'signed-in',
    signInWords: {
      title: 'Authentication error',
      description: 'You must be signed in to delete results',
    },
  },
  'routes/result': { loader: { owner: ['analysisId'] } },
  'routes/result-detail': { loader: { owner: ['analysisId'] } },
  'routes/result-with': { loader: { owner: ['analysisId'] } },
  'routes/skill-gap': {
    loader: 'signed-in',
    action: { field: 'intent', intents: { start: 'signed-in', renew: 'signed-in', mark: 'signed-in' } },
  },
  'routes/skills': { loader: 'signed-in' },
  'routes/admin': { loader: 'admin' },
  'routes/admin-feedback': {
    loader: 'admin',
    action: {
      field: 'intent',
      intents: { resolve: { admin: ['feedbackId'] }, reopen: { admin: ['feedbackId'] } },
    },
  },
  'routes/admin-outbox': { loader: 'admin' },
  'routes/admin-outbox-email': { loader: { admin: ['emailId'] } },
  'routes/admin-job-boards': {
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
  },
  'routes/admin-record': { loader: 'admin' },
  'routes/not-found': { loader: 'anyone' },
} as const satisfies { [Id in RouteId]: Row<Modules[Id]> };

/** Whatever lies below these is not for visitors, whether or not a screen is there. */
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
    '/skills',
    '/feedback',
    '/events',
  ].map((path) => ({ path, who: 'signed-in' as const })),
  { path: '/admin', who: 'admin' },
];
