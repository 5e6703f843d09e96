import { data } from 'react-router';
import { pageMeta } from '#app/site/page-meta.ts';
import { pagesCopy } from '#core/copy/pages.ts';
import type { Route } from './+types/not-found.route.ts';
import { MissingPage } from './missing-page.tsx';

const { notFound } = pagesCopy;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: notFound.title, description: notFound.text, path: null });

export function loader() {
	return data(null, { status: 404 });
}

export default function NotFound() {
	return <MissingPage title={notFound.title} text={notFound.text} />;
}
