import { redirect } from 'react-router';

/** An alias for the career path page. */
export function loader() {
  return redirect('/skill-gap');
}
