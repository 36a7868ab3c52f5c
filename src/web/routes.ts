import { index, type RouteConfig, route } from '@react-router/dev/routes';

const development = process.env.NODE_ENV !== 'production' ? [route('dev/ui', 'routes/dev-ui.tsx')] : [];

export default [
  index('routes/home.tsx'),
  route('check', 'routes/check.tsx'),
  route('auth', 'routes/auth.tsx'),
  route('auth/sign-out', 'routes/sign-out.ts'),
  route('auth/who-am-i', 'routes/who-am-i.ts'),
  route('faq', 'routes/faq.tsx'),
  route('how-scoring-works', 'routes/how-scoring-works.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('events', 'routes/events.ts'),
  route('resumes', 'routes/resumes.tsx'),
  route('my-resumes', 'routes/resumes.tsx', { id: 'routes/my-resumes' }),
  route('resumes/:resumeId/file', 'routes/resume-file.ts'),
  route('upload', 'routes/upload.tsx'),
  route('companies', 'routes/companies.tsx'),
  route('companies/:companyId', 'routes/company.tsx'),
  route('jobs', 'routes/companies.tsx', { id: 'routes/jobs' }),
  route('jobs/:jobId', 'routes/job.tsx'),
  route('feedback', 'routes/feedback.tsx'),
  route('analyze', 'routes/analyze.tsx'),
  route('settings', 'routes/settings.tsx'),
  route('profile', 'routes/profile.tsx'),
  route('profile/data', 'routes/profile-data.ts'),
  route('results', 'routes/results.tsx'),
  route('results/:analysisId', 'routes/result.tsx'),
  route('admin', 'routes/admin.tsx'),
  ...development,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
