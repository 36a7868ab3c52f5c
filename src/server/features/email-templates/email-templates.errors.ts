import { AppError } from '../../platform/errors.ts';

export const templateInUse = () =>
  new AppError('template_in_use', 'This template is being used by one or more campaigns', {
    title: 'Cannot Delete',
  });
