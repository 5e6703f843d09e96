import { useState } from 'react';
import type { Board } from '#core/gaps/contract.ts';
import { gapsPanelCopy as copy } from '#core/gaps/copy/panel.ts';

/** Tasks shown before the operator asks for the rest. */
const FIRST_TASKS = 6;

/** What to do now, most important first; each is a link to the screen that does it. */
export function TaskList({ tasks }: { tasks: Board['tasks'] }) {
	const [all, setAll] = useState(false);
	const shown = all ? tasks : tasks.slice(0, FIRST_TASKS);
	return (
		<section aria-labelledby="tarefas" className="changes">
			<h2 id="tarefas">{copy.tasks}</h2>
			{tasks.length === 0 ? <p className="quiet">{copy.noTasks}</p> : null}
			<ol className="duty-list" aria-labelledby="tarefas">
				{shown.map(({ words, address }) => (
					<li key={`${address} ${words}`}>
						<a href={address}>{words}</a>
					</li>
				))}
			</ol>
			{shown.length === tasks.length ? null : (
				<button type="button" className="text-button" onClick={() => setAll(true)}>
					{copy.more(tasks.length - shown.length)}
				</button>
			)}
		</section>
	);
}
