import { useSubmit } from 'react-router';
import type { CommandGroup } from '../../ui/overlays/command-items.ts';
import { useTheme } from '../../ui/theme.ts';
import { clearTypedText } from '../frame/sign-out.tsx';

/** What a member can do from anywhere. */
export function useActions(): CommandGroup {
  const { painted, setTheme } = useTheme();
  const submit = useSubmit();
  const otherTheme = painted === 'dark' ? 'light' : 'dark';
  const signOut = () => {
    clearTypedText();
    void submit(null, { method: 'post', action: '/auth/sign-out' });
  };
  return {
    heading: 'Actions',
    items: [
      { id: 'upload', title: 'Upload a résumé', href: '/upload', keywords: ['add', 'cv'] },
      { id: 'analyze', title: 'Analyze a job', href: '/analyze', keywords: ['score', 'posting', 'fit'] },
      { id: 'add-company', title: 'Add a company', href: '/companies/add', keywords: ['follow', 'careers'] },
      {
        id: 'theme',
        title: `Switch to ${otherTheme} theme`,
        run: () => setTheme(otherTheme),
        keywords: ['dark', 'light', 'mode'],
      },
      { id: 'feedback', title: 'Send feedback', href: '/feedback', keywords: ['help', 'bug', 'contact'] },
      {
        id: 'download',
        title: 'Download my data',
        run: () => location.assign('/profile/data'),
        keywords: ['export', 'json'],
      },
      { id: 'sign-out', title: 'Sign out', run: signOut, keywords: ['log out', 'logout'] },
    ],
  };
}
