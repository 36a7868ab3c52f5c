import { AppError, notFound } from '../../platform/errors.ts';

export const postNotFound = () => notFound('This post');
export const categoryNotFound = () => notFound('This category');
export const imageNotFound = () => notFound('This picture');
export const revisionNotFound = () => notFound('This version');

export const blogFormRefused = (message: string, field: string) =>
  new AppError('blog_refused', message, { title: 'Error', field });

export const slugTaken = (what: 'post' | 'category') =>
  blogFormRefused(`Another ${what} has this slug. Choose a different one.`, 'slug');

export const categoryInUse = (posts: number) =>
  new AppError('category_in_use', `Cannot delete: This category is used by ${posts} posts`, {
    title: 'Error',
  });

export const imageInUse = (posts: number) =>
  new AppError('image_in_use', `Cannot delete: This picture is used by ${posts} posts`, { title: 'Error' });

export const imageRefused = (message: string) =>
  new AppError('image_refused', message, { title: 'Error', field: 'image' });

/** Someone saved the post after this editor had loaded it. */
export const savedMeanwhile = () =>
  new AppError(
    'saved_meanwhile',
    'Someone else saved this post while you were editing it. Nothing of yours is lost: compare the two, then save again to replace their version.',
    { title: 'This post has changed' },
  );
