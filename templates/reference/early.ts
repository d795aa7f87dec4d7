// Runs in the head, before anything is painted: a page in the wrong theme for a moment is a flash.
import { readTheme, showTheme } from "./frame/theme.js";

showTheme(readTheme());
