import { pageMeta } from '#app/site/page-meta.ts';
import { loginCopy } from '#core/copy/login.ts';
import { seoCopy } from '#core/copy/seo.ts';
import { paths } from '#core/site/paths.ts';
import type { Route } from './+types/login.route.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: loginCopy.title, description: seoCopy.login, path: null });

export default function Login() {
	return (
		<div className="wrap page login">
			<section className="login-box" aria-labelledby="entrar">
				<p className="login-lead">{loginCopy.lead}</p>
				<h1 id="entrar">{loginCopy.title}</h1>
				<p>{loginCopy.text}</p>
				<a className="button" href={paths.today}>
					{loginCopy.back}
				</a>
			</section>
		</div>
	);
}
