"""The part of a phone agent that finds out whether a simulated call comes in, and with which prompt.

Try it: python3 agent.py +12025550143
"""

import json
import os
import pathlib
import sys
import urllib.parse
import urllib.request


def variables_of_call(calling_number):
    """The variables of the simulated call from this number; None for any other call."""
    query = urllib.parse.urlencode({"servicePhoneNumber": calling_number})
    request = urllib.request.Request(
        f"{os.environ['SIMULATION_BASE_URL']}/v1/simulation/job/lookup?{query}",
        # A read-only key is enough.
        headers={"Authorization": f"Bearer {os.environ['SIMULATION_API_KEY']}"},
    )
    try:
        # A customer on the line does not wait longer than this.
        with urllib.request.urlopen(request, timeout=2) as response:
            return json.load(response)["data"]["runPlan"]["variables"]
    except (OSError, ValueError, KeyError):
        # 404: no simulated call uses this number now. Otherwise the service is down.
        return None


def prompt_for(calling_number, production_prompt):
    """The prompt for a call: the one under test, or the one in production."""
    variables = variables_of_call(calling_number) or {}
    return variables.get("agent_prompt", production_prompt)


if __name__ == "__main__":
    production = pathlib.Path(__file__).parent.parent / "agent" / "prompt.md"
    sys.stdout.write(prompt_for(sys.argv[1], production.read_text("utf-8")))
