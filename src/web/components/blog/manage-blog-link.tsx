import { LinkButton } from '../../ui/buttons/link-button.tsx';

export function ManageBlogLink() {
  return <LinkButton to="/admin/blog">Manage Blog</LinkButton>;
}
