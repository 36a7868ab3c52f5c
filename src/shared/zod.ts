import { z } from 'zod';

// It would try whether it may write code at run time; a page's policy forbids that and reports the attempt.
z.config({ jitless: true });

export { z };
