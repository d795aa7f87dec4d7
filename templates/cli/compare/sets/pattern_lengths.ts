/** The smallest and the largest of some counts. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Any number. */
export const ANY_COUNT: Bounds = { least: 0, most: Infinity };

const NOTHING: Bounds = { least: 0, most: 0 };
const ONE: Bounds = { least: 1, most: 1 };

/** Ends the reading of a pattern at syntax whose lengths are not found out, such as `\1`. */
class Unknown extends Error {}

/**
 * The lengths, in code points, of the strings in which an expression (`u` flag) finds a match. All of them are between the bounds; the
 * bounds can be wider than necessary.
 */
export function patternLengths(pattern: string): Bounds {
  try {
    const reader = new PatternReader(Array.from(pattern));
    const { least, most } = reader.readAlternatives();
    if (!reader.isAtEnd()) return ANY_COUNT;
    return { least, most: reader.isWhole ? most : Infinity };
  } catch (error) {
    if (error instanceof Unknown) return ANY_COUNT;
    throw error;
  }
}

/** Reads an expression from left to right. */
class PatternReader {
  /** Every alternative is anchored at both ends, so that a match is the whole string. */
  isWhole = true;
  readonly #points: readonly string[];
  #at = 0;
  #depth = 0;

  constructor(points: readonly string[]) {
    this.#points = points;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#points.length;
  }

  /** `a|bc` */
  readAlternatives(): Bounds {
    const lengths = [this.#readSequence()];
    while (this.#take("|")) lengths.push(this.#readSequence());
    return { least: Math.min(...lengths.map(({ least }) => least)), most: Math.max(...lengths.map(({ most }) => most)) };
  }

  #readSequence(): Bounds {
    const start = this.#at;
    let sum = NOTHING;
    while (!this.isAtEnd() && !this.#isNext("|") && !this.#isNext(")")) {
      const part = this.#readQuantified();
      sum = { least: sum.least + part.least, most: sum.most + part.most };
    }
    const isAnchored = this.#points[start] === "^" && this.#points[this.#at - 1] === "$" && this.#points[this.#at - 2] !== "\\";
    if (this.#depth === 0 && !isAnchored) this.isWhole = false;
    return sum;
  }

  /** An atom with `*`, `+`, `?` or `{2,3}`, where it has one. */
  #readQuantified(): Bounds {
    const { least, most } = this.#readAtom();
    const times = this.#readTimes();
    // Nothing, any number of times, is nothing.
    return { least: least * times.least, most: most === 0 ? 0 : times.most === 0 ? 0 : most * times.most };
  }

  #readTimes(): Bounds {
    const times = this.#readQuantifier();
    if (times !== undefined) this.#take("?");
    return times ?? ONE;
  }

  #readQuantifier(): Bounds | undefined {
    if (this.#take("*")) return ANY_COUNT;
    if (this.#take("+")) return { least: 1, most: Infinity };
    if (this.#take("?")) return { least: 0, most: 1 };
    if (!this.#take("{")) return undefined;
    const [least = "", most] = this.#readUntil("}").split(",");
    return { least: Number(least), most: most === undefined ? Number(least) : most === "" ? Infinity : Number(most) };
  }

  #readAtom(): Bounds {
    const point = this.#points[this.#at++];
    if (point === "^" || point === "$") return NOTHING;
    if (point === "(") return this.#readGroup();
    if (point === "[") return this.#readClass();
    return point === "\\" ? this.#readEscape() : ONE;
  }

  /** The parenthesis has been read. What looks ahead or behind takes no room. */
  #readGroup(): Bounds {
    const start = this.#points.slice(this.#at, this.#at + 3).join("");
    const looks = /^\?(?:[=!]|<[=!])/u.test(start);
    if (start.startsWith("?<") && !looks) this.#readUntil(">");
    else if (looks) this.#at += start.startsWith("?<") ? 3 : 2;
    else if (start.startsWith("?:")) this.#at += 2;
    else if (start.startsWith("?")) throw new Unknown();
    this.#depth++;
    const inside = this.readAlternatives();
    this.#depth--;
    if (!this.#take(")")) throw new Unknown();
    return looks ? NOTHING : inside;
  }

  #readClass(): Bounds {
    while (!this.#isNext("]")) {
      if (this.isAtEnd()) throw new Unknown();
      this.#at += this.#isNext("\\") ? 2 : 1;
    }
    this.#at++;
    return ONE;
  }

  /** The backslash has been read. */
  #readEscape(): Bounds {
    const point = this.#points[this.#at++] ?? "";
    if (point === "b" || point === "B") return NOTHING;
    // References to groups, and halves of characters that may belong together.
    if (/[1-9k]/u.test(point) || (point === "u" && !this.#isNext("{"))) throw new Unknown();
    if (point === "p" || point === "P" || point === "u") this.#readUntil("}");
    else if (point === "x") this.#at += 2;
    else if (point === "c") this.#at++;
    return ONE;
  }

  #readUntil(end: string): string {
    const start = this.#at;
    while (!this.isAtEnd() && !this.#isNext(end)) this.#at++;
    this.#at++;
    return this.#points.slice(start, this.#at - 1).join("");
  }

  #isNext(point: string): boolean {
    return this.#points[this.#at] === point;
  }

  #take(point: string): boolean {
    const isNext = this.#isNext(point);
    if (isNext) this.#at++;
    return isNext;
  }
}
