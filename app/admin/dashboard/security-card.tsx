import type { SecurityView, Todo } from '#core/security/contract.ts';
import { securityCopy as copy } from '#core/security/copy/words.ts';

const ID = 'seguranca';

/** What is not secure and the one thing to do about each; only administrators receive it. */
export function SecurityCard({ security }: { security: SecurityView }) {
	const { findings, fine, node } = security;
	return (
		<section className="changes" aria-labelledby={ID}>
			<h2 id={ID} tabIndex={-1}>
				{copy.title} <span className="quiet">{copy.summary(findings)}</span>
			</h2>
			{findings.length === 0 ? (
				<p className="quiet">{copy.fine(fine.length)}</p>
			) : (
				<ul className="security-list" aria-labelledby={ID}>
					{findings.map(({ check, level, words, todo }) => (
						<li key={check + words} data-level={level}>
							<p>
								<strong>{copy.levels[level]}</strong> {words}
							</p>
							<TodoLine todo={todo} />
						</li>
					))}
				</ul>
			)}
			{node === null ? null : <p className="quiet">{copy.node(node)}</p>}
		</section>
	);
}

function TodoLine({ todo }: { todo: Todo }) {
	return todo.at === 'panel' ? (
		<p className="security-todo">
			<a href={todo.path}>{todo.words}</a>
		</p>
	) : (
		<p className="security-todo">
			{todo.words} <code>{todo.code}</code>
		</p>
	);
}

/** Leads from the top of the dashboard to the findings, unless all of them are advice. */
export function SecurityNote({ findings }: Pick<SecurityView, 'findings'>) {
	const pressing = findings.filter(({ level }) => level !== 'advice');
	return pressing.length === 0 ? null : (
		<p className="lack">
			<a href={`#${ID}`}>{copy.note(pressing)}</a>
		</p>
	);
}
