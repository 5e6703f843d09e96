import {
	createContext,
	type Dispatch,
	type ReactNode,
	type SetStateAction,
	use,
	useState,
} from 'react';
import { useAddressTerm } from './frame/use-address-term.ts';

/** The search of the box in the frame. */
type Searched = {
	/** The current term: trimmed and lower-cased (S2.01). */
	term: string;
	/** Incremented when the term changes other than by typing. */
	turn: number;
	/** More keystrokes may follow: code that puts the term elsewhere waits for the last one. */
	isTyping: boolean;
};

export type SetSearched = Dispatch<SetStateAction<Searched>>;

const Term = createContext<Searched>({ term: '', turn: 0, isTyping: false });
/** Apart from the term, so that what only changes it is not rendered on each keystroke. */
const SetTerm = createContext<SetSearched>(() => undefined);

/** The home of the search term. A keystroke renders its users; the children stay as they are. */
export function SearchTerm({ children }: { children: ReactNode }) {
	const fromAddress = useAddressTerm();
	const [searched, set] = useState({ term: fromAddress, turn: 0, isTyping: false });
	return (
		<SetTerm value={set}>
			<Term value={searched}>{children}</Term>
		</SetTerm>
	);
}

/** The current search; its users re-render on each keystroke. */
export const useSearched = (): Searched => use(Term);

/** Changes the search without following it. */
export const useSetSearched = (): SetSearched => use(SetTerm);
