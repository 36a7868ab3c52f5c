import { z } from 'zod';

// Otherwise zod tries to compile code at runtime, which the content security policy blocks and reports.
z.config({ jitless: true });

export { z };
